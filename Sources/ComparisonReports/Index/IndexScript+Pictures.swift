extension IndexScript {
  /// Pictures in the size in which they are shown, loaded in the order of need.
  static let pictures = #"""
    /**
     * Frames made as small as they are shown: a tile's picture is a hundredth of a whole frame, so
     * that a loop of many variants has room. The oldest are let go.
     */
    const pictures = (() => {
      const greatestPixels = 96e6;
      const lanes = 6;
      const kept = new Map();
      let pixels = 0;
      let loading = 0;
      let wanted = [];
      let changed = () => {};

      const keyOf = ({ entry, place, width, height }) =>
        entry.number + " " + place + " " + width + " " + height;

      function letGo() {
        for (const [key, picture] of kept) {
          if (pixels <= greatestPixels) return;
          if (picture.state === "loading") continue;
          pixels -= picture.pixels;
          if (picture.bitmap) picture.bitmap.close();
          kept.delete(key);
        }
      }

      async function scaled(request) {
        const image = new Image();
        image.src = request.entry.address(request.place);
        await image.decode();
        const { width, height } = request;
        if (width >= image.naturalWidth || height >= image.naturalHeight) {
          return createImageBitmap(image);
        }
        return createImageBitmap(image,
          { resizeWidth: width, resizeHeight: height, resizeQuality: "high" });
      }

      function load(request) {
        const picture = { state: "loading", bitmap: null, pixels: 0 };
        kept.set(keyOf(request), picture);
        loading += 1;
        scaled(request).then((bitmap) => {
          picture.bitmap = bitmap;
          picture.state = "ready";
          picture.pixels = bitmap.width * bitmap.height;
          pixels += picture.pixels;
        }, () => { picture.state = "broken"; }).then(() => {
          loading -= 1;
          letGo();
          next();
          changed();
        });
      }

      function next() {
        while (loading < lanes && wanted.length > 0) {
          const request = wanted.shift();
          if (!kept.has(keyOf(request))) load(request);
        }
      }

      /** A picture that is there or could not be read; null while it is not. */
      function get(request) {
        const key = keyOf(request);
        const picture = kept.get(key);
        if (!picture || picture.state === "loading") return null;
        kept.delete(key);
        kept.set(key, picture);
        return picture;
      }

      return {
        get,
        /** What is to be loaded, the most urgent first; what was asked before is forgotten. */
        want: (requests) => {
          wanted = requests;
          next();
        },
        /** How many steps of so many pixels may be loaded ahead. */
        stepsAhead: (pixels) => clamp(Math.floor(greatestPixels / 2 / Math.max(1, pixels)), 1, 12),
        follow: (listener) => { changed = listener; },
      };
    })();

    /** Draws a picture over a canvas, or says that it cannot be read. */
    function paint(canvas, picture, transform) {
      const context = canvas.getContext("2d");
      const { width, height } = canvas;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      if (picture.bitmap) {
        context.imageSmoothingEnabled = transform.scale * width / picture.bitmap.width < 2;
        context.imageSmoothingQuality = "high";
        context.drawImage(picture.bitmap, -transform.x * transform.scale * width,
          -transform.y * transform.scale * height, transform.scale * width,
          transform.scale * height);
        return;
      }
      const style = getComputedStyle(document.body);
      const ratio = devicePixelRatio || 1;
      context.fillStyle = style.getPropertyValue("--hollow");
      context.fillRect(0, 0, width, height);
      context.fillStyle = style.getPropertyValue("--quiet");
      context.font = 12 * ratio + "px " + style.fontFamily;
      context.textAlign = "center";
      ["The picture", "cannot be read"].forEach((line, place) => context.fillText(
        line, width / 2, height / 2 + (place - 0.5) * 16 * ratio, width - 8 * ratio));
    }
    """#
}
