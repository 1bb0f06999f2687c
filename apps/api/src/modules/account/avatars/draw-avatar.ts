import sharp from 'sharp';
import { atMostAtOnce } from '../../../shared/at-most-at-once.ts';

/** The bytes cannot be converted to an avatar. */
export class NotAnImage extends Error {
  override readonly name = 'NotAnImage';
}

/** Width and height of an avatar, in pixels. */
const SIDE = 512;
/** Maximum pixels: more than a phone's photo has. A small file can declare billions. */
const MOST_PIXELS = 50_000_000;
/** Formats of phones and browsers. SVG is excluded because it can contain scripts. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** Timeout of the conversion, in seconds. */
const TIMEOUT = 10;

/** Block all other decoders of the library, regardless of the file's content. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`),
});
// Disable the cache, because uploads rarely repeat. Use one thread to leave CPU to other requests.
sharp.cache(false);
sharp.concurrency(1);

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
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`Image format ${format} is not supported`);
  return image
    .timeout({ seconds: TIMEOUT })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer();
}
