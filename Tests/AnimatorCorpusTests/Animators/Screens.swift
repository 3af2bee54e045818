import UIKit

extension UIColor {
    convenience init(hex: Int, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xFF) / 255,
            green: CGFloat((hex >> 8) & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: alpha)
    }
}

extension UIImage {
    /// Sun, sky and two hills.
    static func landscape(size: CGSize) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: size)
        return renderer.image { context in
            UIColor(hex: 0x8EC5FC).setFill()
            context.fill(CGRect(origin: .zero, size: size))

            UIColor(hex: 0xFFE08A).setFill()
            UIBezierPath(
                arcCenter: CGPoint(x: size.width * 0.72, y: size.height * 0.3), radius: size.height * 0.16,
                startAngle: 0, endAngle: .pi * 2, clockwise: true
            ).fill()

            let back = UIBezierPath()
            back.move(to: CGPoint(x: 0, y: size.height))
            back.addLine(to: CGPoint(x: 0, y: size.height * 0.7))
            back.addQuadCurve(
                to: CGPoint(x: size.width, y: size.height * 0.8),
                controlPoint: CGPoint(x: size.width * 0.35, y: size.height * 0.25))
            back.addLine(to: CGPoint(x: size.width, y: size.height))
            back.close()
            UIColor(hex: 0x5B8C5A).setFill()
            back.fill()

            let front = UIBezierPath()
            front.move(to: CGPoint(x: size.width, y: size.height))
            front.addLine(to: CGPoint(x: size.width, y: size.height * 0.6))
            front.addCurve(
                to: CGPoint(x: 0, y: size.height * 0.95),
                controlPoint1: CGPoint(x: size.width * 0.7, y: size.height * 0.5),
                controlPoint2: CGPoint(x: size.width * 0.4, y: size.height * 0.9))
            front.addLine(to: CGPoint(x: 0, y: size.height))
            front.close()
            UIColor(hex: 0x2F5D50).setFill()
            front.fill()
        }
    }
}

/// A bar, a few cards and a round button.
class HomeViewController: UIViewController {
    let header = UIView()
    let cards: [UIView] = [0xFF5A5F, 0xFFB400, 0x00A699].map { hex in
        let card = UIView()
        card.backgroundColor = UIColor(hex: hex)
        card.layer.cornerRadius = 6
        return card
    }
    let actionButton = UIButton(type: .custom)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "home"
        view.backgroundColor = UIColor(hex: 0xF2F2F7)
        header.backgroundColor = .white
        view.addSubview(header)
        cards.forEach(view.addSubview)
        actionButton.backgroundColor = UIColor(hex: 0x7B5CD6)
        view.addSubview(actionButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds
        header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height * 0.14)
        let margin: CGFloat = 8
        let height = (bounds.height * 0.7 - margin * 4) / 3
        for (index, card) in cards.enumerated() {
            card.frame = CGRect(
                x: margin, y: header.frame.maxY + margin + CGFloat(index) * (height + margin),
                width: bounds.width - margin * 2, height: height)
        }
        let side: CGFloat = 20
        actionButton.frame = CGRect(
            x: bounds.width - side - margin, y: bounds.height - side - margin, width: side, height: side)
        actionButton.layer.cornerRadius = side / 2
    }
}

/// A picture over the whole width, an avatar and some lines of what would be text.
class DetailViewController: UIViewController {
    let imageView = UIImageView(image: .landscape(size: CGSize(width: 96, height: 64)))
    let avatar = UIView()
    private let lines = UIStackView()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "detail"
        view.backgroundColor = UIColor(hex: 0x1D2B53)

        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        avatar.backgroundColor = UIColor(hex: 0xFF77A8)
        avatar.layer.cornerRadius = 12
        avatar.layer.borderWidth = 2
        avatar.layer.borderColor = UIColor.white.cgColor
        lines.axis = .vertical
        lines.spacing = 5
        lines.alignment = .leading
        [0.9, 0.7, 0.8].forEach { fraction in
            let line = UIView()
            line.backgroundColor = UIColor.white.withAlphaComponent(0.8)
            line.layer.cornerRadius = 2
            line.translatesAutoresizingMaskIntoConstraints = false
            lines.addArrangedSubview(line)
            line.heightAnchor.constraint(equalToConstant: 6).isActive = true
            line.widthAnchor.constraint(equalTo: lines.widthAnchor, multiplier: CGFloat(fraction)).isActive = true
        }

        [imageView, avatar, lines].forEach {
            $0.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview($0)
        }
        NSLayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: view.topAnchor),
            imageView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            imageView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            imageView.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
            avatar.centerYAnchor.constraint(equalTo: imageView.bottomAnchor),
            avatar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            avatar.widthAnchor.constraint(equalToConstant: 24),
            avatar.heightAnchor.constraint(equalTo: avatar.widthAnchor),
            lines.topAnchor.constraint(equalTo: avatar.bottomAnchor, constant: 10),
            lines.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            lines.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
        ])
    }
}
