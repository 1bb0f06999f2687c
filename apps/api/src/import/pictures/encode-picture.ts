import sharp from 'sharp';
import { openImage } from '../../platform/images/open-image.ts';
import { MAX_PICTURE_BYTES } from './picture.ts';

/** Maximum pixels: more than the cameras of phones have. */
const MOST_PIXELS = 120_000_000;

/**
 * Longest side in pixels and AVIF quality, from the best to the smallest. The first that fits into
 * the maximum size is taken. A dish is at most 430 CSS pixels wide.
 */
const STEPS = [
  { side: 1200, quality: 50 },
  { side: 960, quality: 45 },
  { side: 800, quality: 40 },
  { side: 640, quality: 35 },
  { side: 480, quality: 30 },
  { side: 320, quality: 30 },
  { side: 160, quality: 30 },
] as const;

/** Higher values take ten times as long and save a tenth of the bytes. */
const EFFORT = 2;

/**
 * Converts a photograph or drawing to an AVIF picture of at most {@link MAX_PICTURE_BYTES}, in its
 * visible orientation and in sRGB. Uses the first frame of an animation. The same bytes give the
 * same picture.
 *
 * @throws NotAnImage for a format that is not supported.
 * @throws Error for invalid bytes, too many pixels or a timeout.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Uint8Array> {
  const image = await openImage(bytes, MOST_PIXELS);
  const { side } = STEPS[0];
  const { data, info } = await image
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const step of STEPS) {
    const picture = await sharp(data, { raw: info })
      .resize(step.side, step.side, { fit: 'inside', withoutEnlargement: true })
      .avif({ quality: step.quality, effort: EFFORT })
      .toBuffer();
    if (picture.byteLength <= MAX_PICTURE_BYTES) return picture;
  }
  throw new Error('The picture cannot be made small enough');
}
