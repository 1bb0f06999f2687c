import { extname } from 'node:path';
import {
  type Crop,
  CropOutside,
  type EncodedPicture,
  encodePart,
} from '../../../import/pictures/encode-picture.ts';
import {
  findPictureProblem,
  isHeic,
  isSvg,
  type Picture,
  toPicture,
} from '../../../import/pictures/picture.ts';
import { NotAnImage } from '../../../platform/images/open-image.ts';
import { atMostAtOnce } from '../../../shared/at-most-at-once.ts';
import type { Language } from '../../../shared/text/language.ts';
import { toSlug } from '../../../sheets/values/slug.ts';
import { pictureRejected } from './rejection.ts';

/** A file that a person has uploaded. */
export interface UploadedFile {
  readonly bytes: Uint8Array;
  /** With extension, as on the person's device. */
  readonly fileName: string;
  /** Name for the stored file; null for the file's own. */
  readonly name: string | null;
  readonly crop: Crop | null;
  /** True if an SVG drawing is accepted. */
  readonly isLogo: boolean;
}

/** A picture ready to be stored, with its size in pixels; null for a drawing. */
export interface MadePicture {
  readonly picture: Picture;
  readonly width: number | null;
  readonly height: number | null;
}

/** A photograph of 120 megapixels needs 400 MB of memory. */
const limit = atMostAtOnce(2, 40);

/**
 * Orients, crops and encodes an uploaded picture.
 * @param language of the message if it is rejected.
 * @throws ApiError `PICTURE_REJECTED`.
 * @throws TooBusy if too many pictures are waiting.
 */
export async function makePicture(file: UploadedFile, language: Language): Promise<MadePicture> {
  const { bytes, fileName, name } = file;
  const text = name?.trim() || fileName.slice(0, fileName.length - extname(fileName).length);
  const stem = toSlug({ en: text }, 'picture');
  if (isSvg(fileName) || isDrawing(bytes)) {
    const drawing = `${stem}.svg`;
    const problem = file.isLogo ? findPictureProblem(drawing, bytes) : 'is a drawing';
    if (problem !== null) throw pictureRejected('drawing', language, problem);
    return { picture: toPicture(drawing, bytes), width: null, height: null };
  }
  const encoded = await limit(() => encode(bytes, file.crop, language));
  const { width, height } = encoded;
  return { picture: toPicture(`${stem}.avif`, encoded.bytes), width, height };
}

/** Returns true for XML, with any file name. */
function isDrawing(bytes: Uint8Array): boolean {
  return new TextDecoder().decode(bytes.subarray(0, 64)).trimStart().startsWith('<');
}

async function encode(
  bytes: Uint8Array,
  crop: Crop | null,
  language: Language,
): Promise<EncodedPicture> {
  try {
    return await encodePart(bytes, crop);
  } catch (error) {
    throw pictureRejected(reasonOf(error, bytes), language, error);
  }
}

function reasonOf(error: unknown, bytes: Uint8Array) {
  if (error instanceof CropOutside) return 'crop';
  if (isHeic(bytes)) return 'heic';
  if (error instanceof NotAnImage) return 'not_a_picture';
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return 'too_many_pixels';
  return /unsupported image format/i.test(message) ? 'not_a_picture' : 'damaged';
}
