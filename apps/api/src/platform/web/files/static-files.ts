import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { type Body, createBody } from './encoding.ts';
import { etagOf } from './send.ts';

const TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A file of the build, ready to be served. */
export interface StaticFile {
  type: string;
  etag: string;
  body: Body;
  /** False if the format is already compressed. */
  compressible: boolean;
}

/** Returns the media type of a file name; `application/octet-stream` if unknown. */
function typeOf(name: string): string {
  return TYPES[extname(name)] ?? 'application/octet-stream';
}

/** Returns true for text, JSON, SVG and WebAssembly; other media types are already compressed. */
export function isCompressible(type: string): boolean {
  return /^text|json|svg|wasm/.test(type);
}

/**
 * Reads a folder of built files into memory. Keys are paths within that folder with a leading `/`.
 * A `.br` or `.gz` file is the compressed form of the file next to it.
 * @param skip top-level folders that are not served.
 */
export async function readStaticFiles(
  folder: string,
  skip: readonly string[] = [],
): Promise<ReadonlyMap<string, StaticFile>> {
  const names = new Set(await listFiles(folder));
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const [top = ''] = name.split('/');
    if (skip.includes(top) || /\.(br|gz)$/.test(name)) continue;
    const read = async (suffix: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
      names.has(name + suffix)
        ? new Uint8Array(await readFile(join(folder, name + suffix)))
        : undefined;
    const [plain, br, gzip] = await Promise.all([read(''), read('.br'), read('.gz')]);
    if (!plain) continue;
    const type = typeOf(name);
    files.set(`/${name}`, {
      type,
      etag: etagOf(plain),
      compressible: isCompressible(type),
      body: createBody(plain, { ...(br && { br }), ...(gzip && { gzip }) }),
    });
  }
  return files;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}
