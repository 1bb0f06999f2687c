import { NotAnImage, openImage } from '../../../platform/images/open-image.ts';
import { atMostAtOnce } from '../../../shared/at-most-at-once.ts';

export { NotAnImage };

/** Width and height of an avatar, in pixels. */
const SIDE = 512;
/** Maximum pixels: more than a phone's photo has. */
const MOST_PIXELS = 50_000_000;

/** Convert one image at a time, because the largest needs 200 MB of memory. */
const limit = atMostAtOnce(1, 20);

/**
 * Converts an image to a square WebP. Only the pixels are copied, so location, camera and other
 * metadata are removed. Uses the first frame of an animation.
 *
 * @throws NotAnImage if the conversion fails: invalid bytes, an unsupported format, too many pixels
 * or a timeout.
 * @throws TooBusy if the queue is full.
 */
export function drawAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  return limit(async () => {
    try {
      return await draw(bytes);
    } catch (cause) {
      throw new NotAnImage('The file is not an image', { cause });
    }
  });
}

async function draw(bytes: Uint8Array): Promise<Uint8Array> {
  const image = await openImage(bytes, MOST_PIXELS);
  return image
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer();
}
