import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|wasm|webmanifest)$/;
const brotli = promisify(brotliCompress);

/**
 * Writes a Brotli file at maximum quality next to each script, style sheet, SVG, WebAssembly file
 * and web manifest of a folder. The server sends it, because compressing at this level takes too long per request.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name))
      .map(async (name) => {
        const text = await readFile(join(folder, name));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
        };
        await writeFile(join(folder, `${name}.br`), await brotli(text, { params }));
      }),
  );
}
