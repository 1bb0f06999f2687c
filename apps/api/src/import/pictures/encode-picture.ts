import sharp, { type Sharp } from 'sharp';
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

/** Part of an oriented picture, in pixels. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** An encoded picture with its size in pixels. */
export interface EncodedPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The crop is not inside the picture. */
export class CropOutside extends Error {
  override readonly name = 'CropOutside';
}

/**
 * Converts a photograph or drawing to an AVIF picture of at most {@link MAX_PICTURE_BYTES}, in its
 * visible orientation and in sRGB. Uses the first frame of an animation. The same bytes give the
 * same picture.
 *
 * @throws NotAnImage for a format that is not supported.
 * @throws Error for invalid bytes, too many pixels or a timeout.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Uint8Array> {
  return (await encodePart(bytes, null)).bytes;
}

/**
 * Same as {@link encodePicture}, for a part of the picture.
 * @param crop null for the entire picture.
 * @throws CropOutside if the crop is not inside the picture.
 */
export async function encodePart(bytes: Uint8Array, crop: Crop | null): Promise<EncodedPicture> {
  const image = await openImage(bytes, MOST_PIXELS);
  const part = crop === null ? image : image.extract(await requireInside(image, crop));
  const { side } = STEPS[0];
  const { data, info } = await part
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const step of STEPS) {
    const encoded = await sharp(data, { raw: info })
      .resize(step.side, step.side, { fit: 'inside', withoutEnlargement: true })
      .avif({ quality: step.quality, effort: EFFORT })
      .toBuffer({ resolveWithObject: true });
    const { width, height } = encoded.info;
    if (encoded.data.byteLength <= MAX_PICTURE_BYTES) return { bytes: encoded.data, width, height };
  }
  throw new Error('The picture cannot be made small enough');
}

async function requireInside(image: Sharp, crop: Crop): Promise<Crop> {
  const { autoOrient } = await image.metadata();
  const isInside =
    crop.left + crop.width <= autoOrient.width && crop.top + crop.height <= autoOrient.height;
  if (!isInside) throw new CropOutside('The crop is not inside the picture');
  return crop;
}
