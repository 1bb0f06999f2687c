import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const PACKAGE = '@fontsource-variable/noto-sans-sc';
/** Ranges of the files overlap; Latin letters and digits are all in this one. */
const FIRST = 'latin';

/** One of the files into which the font is split, with its characters. */
export interface FontFile {
  readonly name: string;
  has(codePoint: number): boolean;
  read(): Promise<Buffer>;
}

/** Returns the files of the font for Latin and Chinese text, in the order in which to use them. */
export async function listFontFiles(): Promise<readonly FontFile[]> {
  const text = await readFile(fileOf('unicode.json'), 'utf8');
  const ranges: Readonly<Record<string, string>> = JSON.parse(text);
  return Object.entries(ranges)
    .sort(([a], [b]) => Number(b === FIRST) - Number(a === FIRST))
    .map(([key, list]) => {
      // Chinese characters are in numbered files, such as `[4]`.
      const name = key.replace(/[[\]]/g, '');
      const parsed = list.split(',').map(parseRange);
      return {
        name,
        has: (codePoint) => parsed.some(([from, to]) => codePoint >= from && codePoint <= to),
        read: () => readFile(fileOf(`files/noto-sans-sc-${name}-wght-normal.woff2`)),
      };
    });
}

function fileOf(path: string): string {
  return fileURLToPath(import.meta.resolve(`${PACKAGE}/${path}`));
}

/** @param range such as `U+4e00-4e03` */
function parseRange(range: string): readonly [number, number] {
  const [from = '', to = from] = range.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
