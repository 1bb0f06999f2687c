import { describe, expect, it } from 'vitest';
import { planSheets, type SizedChunk } from './plan-sheets.ts';

const chunk = (fileName: string, styleBytes: number, ...imports: string[]): SizedChunk => ({
  fileName,
  styleBytes,
  imports,
});
const page = (...files: string[]) => ({ files, weight: 1 });

/** Chunks with sheets in the order in which a page with the last one links them. */
function linked(sheets: ReturnType<typeof planSheets>, file: string): readonly string[] {
  const own = sheets.findIndex(({ chunks }) => chunks.includes(file));
  return [...(sheets[own]?.before ?? []), own].flatMap((index) => sheets[index]?.chunks ?? []);
}

describe('planSheets', () => {
  const large = 20_000;
  const chunks = [
    chunk('menu', large, 'cards', 'entry'),
    chunk('home', large, 'cards', 'entry'),
    chunk('cards', large, 'buttons'),
    chunk('buttons', 500),
    chunk('entry', 500, 'buttons', 'react'),
    chunk('react', 0),
    chunk('dialog', 500, 'cards'),
  ];
  const pages = [page('entry', 'menu'), page('entry', 'home'), page('entry')];
  const sheets = planSheets(chunks, pages);

  it('puts the styles of each chunk into one sheet', () => {
    expect(sheets.flatMap((sheet) => sheet.chunks).toSorted()).toEqual([
      'buttons',
      'cards',
      'dialog',
      'entry',
      'home',
      'menu',
    ]);
  });

  it('merges small styles that every page needs', () => {
    expect(sheets[0]).toEqual({ chunks: ['buttons', 'entry'], before: [] });
  });

  it('separates large styles that few pages need', () => {
    expect(sheets.map((sheet) => sheet.chunks)).toContainEqual(['menu']);
    expect(sheets.map((sheet) => sheet.chunks)).toContainEqual(['home']);
  });

  it('places the styles of a chunk after those of its imports, in every page', () => {
    expect(linked(sheets, 'menu')).toEqual(['buttons', 'entry', 'cards', 'menu']);
    expect(linked(sheets, 'dialog')).toEqual(['buttons', 'entry', 'cards', 'dialog']);
  });

  it('places all imports of a merged sheet before it', () => {
    const merged = planSheets(
      [chunk('a', large), chunk('b', large, 'lists'), chunk('lists', large)],
      [page('a', 'b'), page('lists')],
    );
    expect(merged).toEqual([
      { chunks: ['lists'], before: [] },
      { chunks: ['a', 'b'], before: [0] },
    ]);
  });
});
