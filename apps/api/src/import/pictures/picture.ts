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

/** Maximum picture size. A phone on a slow network loads dozens of pictures. */
export const MAX_PICTURE_BYTES = 30_000;

const TYPES: ReadonlyMap<string, { contentType: string; matches(bytes: Uint8Array): boolean }> =
  new Map([
    ['.avif', { contentType: 'image/avif', matches: isAvif }],
    [
      '.webp',
      { contentType: 'image/webp', matches: (b) => has(b, 0, 'RIFF') && has(b, 8, 'WEBP') },
    ],
    ['.png', { contentType: 'image/png', matches: (b) => has(b, 0, '\x89PNG\r\n\x1a\n') }],
    ['.jpg', { contentType: 'image/jpeg', matches: (b) => has(b, 0, '\xff\xd8\xff') }],
    ['.svg', { contentType: 'image/svg+xml', matches: () => true }],
  ]);

/** Returns the problem of a picture with its remedy; null if it is valid. */
export function findPictureProblem(name: string, bytes: Uint8Array): string | null {
  const type = TYPES.get(extname(name));
  if (!type) return `is not a picture; use ${[...TYPES.keys()].join(', ')}`;
  if (bytes.length > MAX_PICTURE_BYTES) {
    const size = Math.ceil(bytes.length / 1000);
    return `is ${size} kB; make it at most ${MAX_PICTURE_BYTES / 1000} kB, for example by saving it as AVIF`;
  }
  if (!type.matches(bytes)) {
    return `does not hold what ${extname(name)} says; save it again in that format`;
  }
  if (extname(name) !== '.svg') return null;
  const problem = findSvgProblem(new TextDecoder().decode(bytes));
  return problem === null ? null : `${problem}; export it as plain SVG or use PNG`;
}

/** Creates the picture with a file name that includes its hash. */
export function toPicture(name: string, bytes: Uint8Array): Picture {
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const extension = extname(name);
  return {
    file: `${name.slice(0, -extension.length)}.${sha256.slice(0, 10)}${extension}`,
    contentType: TYPES.get(extension)?.contentType ?? 'application/octet-stream',
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
