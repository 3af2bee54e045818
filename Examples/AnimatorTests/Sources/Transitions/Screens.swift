import UIKit

class PhotoListViewController: UIViewController, PhotoScreen {
    let photoView = UIImageView(image: .sunset)
    private let rows = [UIColor.systemTeal, .systemIndigo, .systemOrange]

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        photoView.frame = CGRect(x: 16, y: 60, width: 64, height: 64)
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.layer.cornerRadius = 12
        view.addSubview(photoView)

        for (index, color) in rows.enumerated() {
            let row = UIView(frame: CGRect(x: 16, y: 140 + CGFloat(index) * 80, width: 64, height: 64))
            row.backgroundColor = color
            row.layer.cornerRadius = 12
            view.addSubview(row)
        }
    }
}

class PhotoViewController: UIViewController, PhotoScreen {
    let photoView = UIImageView(image: .sunset)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        photoView.contentMode = .scaleAspectFill
        photoView.clipsToBounds = true
        photoView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(photoView)
        NSLayoutConstraint.activate([
            photoView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            photoView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            photoView.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            photoView.heightAnchor.constraint(equalTo: photoView.widthAnchor),
        ])
    }
}

extension UIImage {
    static let sunset: UIImage = {
        let size = CGSize(width: 200, height: 200)
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(red: 0.98, green: 0.55, blue: 0.35, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(red: 1, green: 0.9, blue: 0.6, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 60, y: 70, width: 80, height: 80)).fill()
            UIColor(red: 0.25, green: 0.15, blue: 0.4, alpha: 1).setFill()
            context.fill(CGRect(x: 0, y: 120, width: 200, height: 80))
        }
    }()
}
