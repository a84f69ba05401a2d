// What the allocator of C's library knows about itself.
#include <malloc.h>
