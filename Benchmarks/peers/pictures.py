"""Whether Segue and a peer draw the same picture, as far as two rasterizers can.

Two rasterizers round blended colours in their own way, and smooth an edge in their own way, which
also shifts it by a part of a pixel. So a peer's pixel counts as the same where, but for rounding, it
lies between the least and the greatest of Segue's in a small square around it: inside a surface this
asks for equality, at an edge for something between the two sides.
"""
import subprocess

import cv2
import numpy

from measuring import Folder, segue_arguments

FRAMES = (0, 15, 30, 45, 59)

# Pixels to each side of the square: an edge that is off by half a pixel touches the next but one.
REACH = 2
# What rounding may add where several translucent colours lie on each other.
ROUNDING = 3
# Pixels that may lie beyond, as a part of all: tips of curves that one rasterizer still touches.
# The smallest shape of the workloads covers thirty times as many.
FEW = 50e-6
# Mean difference of all channels of all pixels, in 255ths: half a fade is a tie everywhere, which
# one rounds up and the other down.
ALIKE = 1


def beyond(ours, peers):
    """The part of the peer's pixels that aren't between Segue's around them."""
    square = numpy.ones((2 * REACH + 1, 2 * REACH + 1), numpy.uint8)
    below = cv2.subtract(cv2.erode(ours, square), peers)
    above = cv2.subtract(peers, cv2.dilate(ours, square))
    return (cv2.max(below, above).max(axis=2) > ROUNDING).mean()


def differences(tool, peers, workload):
    """For each frame and peer the mean difference, and the part of the pixels that is elsewhere."""
    with Folder() as folder:
        frames = ",".join(str(index) for index in FRAMES)
        subprocess.run(
            segue_arguments(tool, workload, folder, "--frames", frames), check=True)
        for make in peers:
            peer = make(workload)
            for index in FRAMES:
                peer.draw(index)
                ours = cv2.imread(folder.frame(index))
                theirs = numpy.ascontiguousarray(peer.rgb()[:, :, ::-1])
                yield make.name, index, cv2.absdiff(ours, theirs).mean(), beyond(ours, theirs)


def check(tool, peers, workload):
    """Prints the differences.

    Returns whether all are small.
    """
    good = True
    for name, index, mean, part in differences(tool, peers, workload):
        same = mean <= ALIKE and part <= FEW
        good = good and same
        print(f"{workload.name} frame {index:2}  {name:7} mean difference {mean:.2f} of 255, "
              f"beyond {1e6 * part:2.0f} in a million{'' if same else '  DIFFERENT'}")
    return good
