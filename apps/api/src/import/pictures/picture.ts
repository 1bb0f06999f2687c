import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { findSvgProblem } from './svg.ts';

/** A picture ready to be stored and served. */
export interface Picture {
  /** Includes a hash of the content, so that a changed picture gets a new URL. */
  file: string;
  contentType: string;
  bytes: Uint8Array;
  sha256: string;
}

/** Maximum size of a stored picture. A phone on a slow network loads dozens of pictures. */
export const MAX_PICTURE_BYTES = 30_000;

/** Formats that every browser of the app shows, by their first bytes. */
const TYPES = [
  { extension: '.avif', contentType: 'image/avif', matches: isAvif },
  {
    extension: '.webp',
    contentType: 'image/webp',
    matches: (b: Uint8Array) => has(b, 0, 'RIFF') && has(b, 8, 'WEBP'),
  },
  {
    extension: '.png',
    contentType: 'image/png',
    matches: (b: Uint8Array) => has(b, 0, '\x89PNG\r\n\x1a\n'),
  },
  {
    extension: '.jpg',
    contentType: 'image/jpeg',
    matches: (b: Uint8Array) => has(b, 0, '\xff\xd8\xff'),
  },
] as const;

/** Type of bytes that the checks have rejected. */
const UNKNOWN = { extension: '.bin', contentType: 'application/octet-stream' } as const;

const SVG = { extension: '.svg', contentType: 'image/svg+xml' } as const;

/** Brands of HEIC files. The decoder of the server may not know their codec. */
const HEIC = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** Returns the problem of a picture with its remedy; null if it is valid. */
export function findPictureProblem(name: string, bytes: Uint8Array): string | null {
  if (isSvg(name)) return findDrawingProblem(bytes);
  if (isHeic(bytes)) {
    return 'is a HEIC photo, which most devices cannot show; save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible)';
  }
  if (bytes.length > MAX_PICTURE_BYTES) {
    return `is ${kilobytes(bytes)} and cannot be made smaller, because it is damaged or has more than 120 megapixels; save it again as JPEG`;
  }
  if (typeOf(bytes) === undefined) {
    return 'is not a picture that can be read; save it again as JPEG, PNG, WebP or AVIF';
  }
  return null;
}

function findDrawingProblem(bytes: Uint8Array): string | null {
  if (bytes.length > MAX_PICTURE_BYTES) {
    return `is ${kilobytes(bytes)}; make it at most ${MAX_PICTURE_BYTES / 1000} kB, or use PNG`;
  }
  const problem = findSvgProblem(new TextDecoder().decode(bytes));
  return problem === null ? null : `${problem}; export it as plain SVG or use PNG`;
}

/** Returns true for a photo of an iPhone in its own format. */
export function isHeic(bytes: Uint8Array): boolean {
  return HEIC.some((brand) => has(bytes, 4, `ftyp${brand}`));
}

/** Returns true for the name of an SVG file. */
export function isSvg(name: string): boolean {
  return extname(name).toLowerCase() === SVG.extension;
}

function kilobytes({ length }: Uint8Array): string {
  return `${Math.ceil(length / 1000)} kB`;
}

function typeOf(bytes: Uint8Array) {
  return TYPES.find(({ matches }) => matches(bytes));
}

/**
 * Creates the picture with a file name that includes its hash. Its type is that of its bytes, which
 * may differ from that of its name.
 */
export function toPicture(name: string, bytes: Uint8Array): Picture {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const { contentType, extension } = isSvg(name) ? SVG : (typeOf(bytes) ?? UNKNOWN);
  return {
    file: `${name.slice(0, -extname(name).length)}.${sha256.slice(0, 10)}${extension}`,
    contentType,
    bytes,
    sha256,
  };
}

function isAvif(bytes: Uint8Array): boolean {
  return has(bytes, 4, 'ftyp') && (has(bytes, 8, 'avif') || has(bytes, 8, 'avis'));
}

/** Returns true if `bytes` contain these Latin-1 characters at `offset`. */
function has(bytes: Uint8Array, offset: number, signature: string): boolean {
  return [...signature].every((char, index) => bytes[offset + index] === char.charCodeAt(0));
}
