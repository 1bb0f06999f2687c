import { encodePicture } from './encode-picture.ts';
import { findPictureProblem } from './picture.ts';

/**
 * Returns the pictures as the app can show them: those that are too large, or of a format that not
 * all browsers know, are converted. A file that is no picture stays as it is, and the checks report
 * it.
 *
 * @param images the contents of `images/` by file name
 * @param names pictures in use; the others stay as they are
 */
export async function encodePictures(
  images: ReadonlyMap<string, Uint8Array>,
  names: Iterable<string>,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const encoded = new Map(images);
  for (const name of new Set(names)) {
    const bytes = images.get(name);
    if (bytes === undefined || findPictureProblem(name, bytes) === null) continue;
    // One after the other, because a large photograph needs hundreds of MB of memory.
    const picture = await encodePicture(bytes).catch(() => null);
    if (picture !== null) encoded.set(name, picture);
  }
  return encoded;
}
