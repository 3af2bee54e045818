import UIKit

/// A zoom from a cell as public code writes it: a snapshot grows from the cell's frame to the screen.
final class CellZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let collectionView: UICollectionView
  private let indexPath: IndexPath

  init(collectionView: UICollectionView, indexPath: IndexPath) {
    self.collectionView = collectionView
    self.indexPath = indexPath
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.4
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let toView = transitionContext.view(forKey: .to),
      let cell = collectionView.cellForItem(at: indexPath)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    toView.frame = cell.convert(cell.bounds, to: container)
    container.addSubview(toView)
    toView.translatesAutoresizingMaskIntoConstraints = false
    let top = toView.topAnchor.constraint(equalTo: container.topAnchor, constant: toView.frame.minY)
    let height = NSLayoutConstraint(
      item: toView, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: toView.frame.height)
    height.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      top, height,
      toView.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      toView.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
    container.layoutIfNeeded()
    top.constant = 0
    height.isActive = false
    toView.bottomAnchor.constraint(equalTo: container.bottomAnchor).isActive = true
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        container.layoutIfNeeded()
      },
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// A grid of the kind that such an animator starts from.
final class GridViewController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  let stack = UIStackView(arrangedSubviews: [UIImageView(), UIView()])
  lazy var button: UIButton = {
    let button = UIButton(type: .custom)
    button.setTitle("Close", for: .normal)
    button.setTitleColor(.black, for: .normal)
    button.titleLabel?.font = UIFont.systemFont(ofSize: 15, weight: .medium)
    button.addAction(UIAction { [weak self] _ in self?.stack.isHidden = true }, for: .touchUpInside)
    return button
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.spacing = 8
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    9
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .red
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 30, height: 30)
  }
}

/// A cell with a label, as tables have them.
class TitleCell: UITableViewCell {
  let titleLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.numberOfLines = 0
    titleLabel.textAlignment = .center
    contentView.addSubview(titleLabel)
    contentView.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[title]-|", options: [], metrics: nil, views: ["title": titleLabel]))
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}
