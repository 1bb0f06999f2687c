import sharp from 'sharp';
import { atMostAtOnce } from '../../../shared/at-most-at-once.ts';

/** The bytes are no picture that can be shown. */
export class NotAnImage extends Error {
  override readonly name = 'NotAnImage';
}

/** Width and height of an avatar. */
const SIDE = 512;
/** More than a phone's photograph has; a small file can claim billions. */
const MOST_PIXELS = 50_000_000;
/** What phones and browsers make. SVG is left out, being a program more than a picture. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** Seconds after which a picture is not worth its drawing. */
const TIMEOUT = 10;

/** Whatever the bytes claim to be, no other reader of the library is ever given them. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`),
});
// Nobody sends the same picture twice, and one thread leaves the processor to everybody else.
sharp.cache(false);
sharp.concurrency(1);

/** One at a time, since the largest takes 200 MB while it is drawn. */
const inTurn = atMostAtOnce(1, 20);

/**
 * Draws a picture anew as a square WebP, from its pixels alone: place, camera, and whatever else
 * the file holds are not in it. Of one that moves the first frame is taken.
 *
 * @throws NotAnImage for bytes that are none, or of a kind that is not taken.
 * @throws TooBusy when too many wait for theirs.
 */
export function drawAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  return inTurn(async () => {
    try {
      return await draw(bytes);
    } catch (cause) {
      throw new NotAnImage('These bytes make no picture', { cause });
    }
  });
}

async function draw(bytes: Uint8Array): Promise<Uint8Array> {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, pages: 1 });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new Error(`A picture of the kind ${format} is not taken`);
  return image
    .timeout({ seconds: TIMEOUT })
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 82 })
    .toBuffer();
}
