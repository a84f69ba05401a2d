// The allocator of the C library: what it knows about itself, and its settings.
#include <malloc.h>
