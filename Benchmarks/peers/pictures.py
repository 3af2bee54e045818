"""Whether Segue and a peer draw the same picture, as far as two rasterizers can."""
import subprocess

import cv2
import numpy

from measuring import Folder, segue_arguments

FRAMES = (0, 15, 30, 45, 59)

# A channel that is off by no more is rounding: in blending, or in the cover of an edge.
SMALL = 8
# Pixels that may be off by more, as a part of all. They lie along curved edges, which a rasterizer
# may smooth in its own way, and in w3-slide may lie off by a part of a pixel.
FEW = 0.004
# Mean difference of all channels of all pixels, in 255ths; a shape that is missing, or a screen
# that is elsewhere, gives several.
ALIKE = 0.5


def differences(tool, peers, workload):
    """For each frame and peer the mean difference, and the part of the pixels that is off."""
    with Folder() as folder:
        frames = ",".join(str(index) for index in FRAMES)
        subprocess.run(
            segue_arguments(tool, workload, folder, "--frames", frames), check=True)
        for make in peers:
            peer = make(workload)
            for index in FRAMES:
                peer.draw(index)
                ours = cv2.imread(folder.frame(index))[:, :, ::-1].astype(numpy.int16)
                off = numpy.abs(ours - peer.rgb())
                part = (off.max(axis=2) > SMALL).mean()
                yield make.name, index, off.mean(), part


def check(tool, peers, workload):
    """Prints the differences.

    Returns whether all are small.
    """
    good = True
    for name, index, mean, part in differences(tool, peers, workload):
        same = mean <= ALIKE and part <= FEW
        good = good and same
        print(f"{workload.name} frame {index:2}  {name:7} mean {mean:.3f}  "
              f"off by more than {SMALL}: {100 * part:.3f} %{'' if same else '  DIFFERENT'}")
    return good
