//  Photo grid to photo: the tapped cell's picture flies to its place on the next screen, and back.

import UIKit

protocol ZoomTransitionSource: UIViewController {
    func zoomImageView() -> UIImageView?
    func zoomFrame(in view: UIView) -> CGRect
    func zoomWillStart()
    func zoomDidEnd()
}

final class PhotoCell: UICollectionViewCell {
    let imageView = UIImageView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 4
        contentView.addSubview(imageView)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        imageView.frame = contentView.bounds
    }
}

final class PhotoGridViewController: UICollectionViewController {
    private let tints: [Int] = [
        0xFF004D, 0xFFA300, 0xFFEC27, 0x00E436, 0x29ADFF, 0x83769C, 0xFF77A8, 0xFFCCAA, 0x008751,
    ]
    var selectedIndexPath = IndexPath(item: 4, section: 0)

    convenience init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 26, height: 26)
        layout.minimumInteritemSpacing = 4
        layout.minimumLineSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 24, left: 5, bottom: 5, right: 5)
        self.init(collectionViewLayout: layout)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "home"
        collectionView.backgroundColor = .white
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "photo")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return tints.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath) as! PhotoCell
        cell.imageView.backgroundColor = UIColor(hex: tints[indexPath.item])
        if indexPath == selectedIndexPath {
            cell.imageView.image = .landscape(size: CGSize(width: 52, height: 52))
        }
        return cell
    }
}

extension PhotoGridViewController: ZoomTransitionSource {
    private var selectedCell: PhotoCell? { collectionView.cellForItem(at: selectedIndexPath) as? PhotoCell }

    func zoomImageView() -> UIImageView? { selectedCell?.imageView }
    func zoomFrame(in view: UIView) -> CGRect {
        guard let cell = selectedCell else { return .zero }
        return cell.imageView.convert(cell.imageView.bounds, to: view)
    }
    func zoomWillStart() { selectedCell?.isHidden = true }
    func zoomDidEnd() { selectedCell?.isHidden = false }
}

final class PhotoViewController: UIViewController, ZoomTransitionSource {
    private let imageView = UIImageView(image: .landscape(size: CGSize(width: 52, height: 52)))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "detail"
        view.backgroundColor = .black
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        view.addSubview(imageView)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        imageView.frame = CGRect(x: 0, y: 32, width: view.bounds.width, height: view.bounds.width)
    }

    func zoomImageView() -> UIImageView? { imageView }
    func zoomFrame(in view: UIView) -> CGRect {
        self.view.layoutIfNeeded()
        return imageView.convert(imageView.bounds, to: view)
    }
    func zoomWillStart() { imageView.isHidden = true }
    func zoomDidEnd() { imageView.isHidden = false }
}

final class CellZoomTransition: NSObject, UIViewControllerAnimatedTransitioning {

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.45 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from) as? ZoomTransitionSource,
            let to = transitionContext.viewController(forKey: .to) as? ZoomTransitionSource
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView

        // What the old screen shows without the flying picture.
        let startFrame = from.zoomFrame(in: container)
        let flying = UIImageView(image: from.zoomImageView()?.image)
        flying.contentMode = .scaleAspectFill
        flying.clipsToBounds = true
        flying.frame = startFrame
        flying.layer.cornerRadius = from.zoomImageView()?.layer.cornerRadius ?? 0
        from.zoomWillStart()
        let backdrop = from.view.snapshotView(afterScreenUpdates: true)

        container.addSubview(to.view)
        to.view.frame = transitionContext.finalFrame(for: to)
        to.view.layoutIfNeeded()
        let endFrame = to.zoomFrame(in: container)
        let endRadius = to.zoomImageView()?.layer.cornerRadius ?? 0
        to.zoomWillStart()
        if let backdrop = backdrop { container.addSubview(backdrop) }
        container.addSubview(flying)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: [],
            animations: {
                flying.frame = endFrame
                flying.layer.cornerRadius = endRadius
                backdrop?.alpha = 0
            },
            completion: { _ in
                flying.removeFromSuperview()
                backdrop?.removeFromSuperview()
                from.zoomDidEnd()
                to.zoomDidEnd()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class CellZoomDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard fromVC is ZoomTransitionSource, toVC is ZoomTransitionSource else { return nil }
        return CellZoomTransition()
    }
}
