import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

/** Reads a file by the rules of RFC 4180. */
function read(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('toCsv', () => {
  test('begins with a byte order mark and ends each line', () => {
    expect(
      toCsv([
        ['销售额', 12.5],
        ['a', 'b'],
      ]),
    ).toBe('\uFEFF销售额,12.5\r\na,b\r\n');
  });

  test.each([
    ['a "quoted", text', '"a ""quoted"", text"'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+60123', '+60123'.replace('+', "'+")],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['-2.00', '-2.00'],
    [-5, '-5'],
  ])('writes %j as %s', (cell, written) => {
    expect(toCsv([[cell]])).toBe(`\uFEFF${written}\r\n`);
  });

  test('can be read again, and no text is a formula', () => {
    const cell = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', '"', ',', '\n', '\r', 'a', '1', '席'),
    });
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), (rows) => {
        const again = read(toCsv(rows).slice(1));
        expect(again.map((cells) => cells.length)).toEqual(rows.map((cells) => cells.length));
        for (const [y, cells] of again.entries()) {
          for (const [x, text] of cells.entries()) {
            expect([rows[y]?.[x], `'${rows[y]?.[x]}`]).toContain(text.replace(/^''/, "'"));
            if (/^[=+\-@\t\r]/.test(text)) expect(text).toMatch(/^-?\d+(\.\d+)?$/);
          }
        }
      }),
      { seed: 35 },
    );
  });
});
