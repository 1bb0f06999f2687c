import { encodePicture } from '../../../import/pictures/encode-picture.ts';
import { findPictureProblem, isSvg } from '../../../import/pictures/picture.ts';
import type { SetUpFile } from './files.ts';
import type { Logo } from './folder/pictures/create-pictures.ts';

/** Why a file is no logo. */
export interface LogoProblem {
  readonly reason: 'heic' | 'svg' | 'unreadable';
  /** The problem and its remedy. */
  readonly message: string;
}

/** Name under which the checks of the import treat a file as a picture, and not as SVG. */
const RASTER = 'logo.avif';
const DRAWING = 'logo.svg';

const UNREADABLE =
  'cannot be read as a picture, or has more than 120 megapixels; save it again as JPEG or PNG';

/** Returns the logo as it will be served, or its problem. */
export async function readLogo(
  fileName: string,
  bytes: Uint8Array,
): Promise<Uint8Array | LogoProblem> {
  const name = nameOf(fileName, bytes);
  if (isSvg(name)) {
    const message = findPictureProblem(name, bytes);
    return message === null ? bytes : { reason: 'svg', message };
  }
  // Checked first, because the decoder may fail with another reason.
  const before = findPictureProblem(name, bytes);
  if (before?.includes('HEIC')) return { reason: 'heic', message: before };
  // A small picture is converted too, because the banner shows it and a damaged one would fail there.
  const encoded = await encodePicture(bytes).catch(() => null);
  if (encoded !== null) return encoded;
  return { reason: 'unreadable', message: UNREADABLE };
}

/** Returns a stored logo with the name of its file in the folder. */
export function logoOf({ file_name, bytes }: SetUpFile): Logo {
  return { name: nameOf(file_name, bytes), bytes };
}

/** An SVG may have any name, so its first character decides too. */
function nameOf(fileName: string, bytes: Uint8Array): string {
  const start = new TextDecoder().decode(bytes.slice(0, 100)).trimStart();
  return isSvg(fileName) || start.startsWith('<') ? DRAWING : RASTER;
}
