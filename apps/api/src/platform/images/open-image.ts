import sharp, { type Sharp } from 'sharp';

/** The bytes cannot be read as an image. */
export class NotAnImage extends Error {
  override readonly name = 'NotAnImage';
}

/** Formats of phones, cameras and browsers. SVG is excluded because it can contain scripts. */
const FORMATS = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** Timeout of a conversion, in seconds. */
const TIMEOUT = 10;

/** Block all other decoders of the library, regardless of the file's content. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`),
});
// Disable the cache, because uploads rarely repeat. Use one thread to leave CPU to other requests.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Opens an image in its visible orientation: the first frame of an animation. Metadata such as the
 * location is not copied to the result. The conversion also rejects if it takes too long.
 *
 * @param mostPixels maximum width times height. A small file can declare billions.
 * @throws NotAnImage for another format.
 * @throws Error for invalid bytes or too many pixels.
 */
export async function openImage(bytes: Uint8Array, mostPixels: number): Promise<Sharp> {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels, pages: 1 });
  const { format } = await image.metadata();
  if (!FORMATS.has(format)) throw new NotAnImage(`Image format ${format} is not supported`);
  return image.timeout({ seconds: TIMEOUT }).autoOrient();
}
