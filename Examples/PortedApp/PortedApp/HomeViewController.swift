import UIKit

class HomeViewController: UIViewController {

    private lazy var openButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Open", for: .normal)
        button.addTarget(self, action: #selector(openTapped(_:)), for: .touchUpInside)
        return button
    }()

    private let countLabel = UILabel()
    let newsView = NewsView()
    @objc dynamic private(set) var openCount = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = #colorLiteral(red: 0.9, green: 0.92, blue: 0.95, alpha: 1)
        view.addSubview(openButton)
        view.addSubview(countLabel)
        view.addSubview(newsView)
        NotificationCenter.default.addObserver(self, selector: #selector(drawerClosed), name: .drawerDidClose, object: nil)
    }

    @IBAction func openTapped(_ sender: UIButton) {
        let drawer = DrawerViewController()
        drawer.drawerDelegate = self
        drawer.dragLimit = view.bounds.height
        present(drawer, animated: true, completion: nil)
    }

    @objc private func drawerClosed() {
        countLabel.text = "Closed \(openCount) times"
    }
}

// MARK: - Layout

extension HomeViewController {

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        openButton.frame = CGRect(x: 20, y: 60, width: 120, height: 44)
        countLabel.frame = CGRect(x: 20, y: 120, width: 300, height: 30)
        newsView.frame = CGRect(x: 20, y: 180, width: view.bounds.width - 40, height: 150)
    }
}

// MARK: - DrawerDelegate

extension HomeViewController: DrawerDelegate {

    func drawerDidAppear(_ drawer: DrawerViewController) {
        openCount += 1
    }
}
