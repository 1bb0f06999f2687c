import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvHead, csvRow } from './csv.ts';

/** A cell of RFC 4180 and what ends it. */
const CELL = /("(?:[^"]|"")*"|[^,"\r\n]*)(,|\r\n)/g;

/** Reads a CSV file as RFC 4180 describes it. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(CELL)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('csvRow', () => {
  test('every cell is read as it was written, apart from formulas', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1 }), { minLength: 1 }),
        (rows) => {
          const written = rows.map(csvRow).join('');
          const read = parse(written).map((row) => row.map((cell) => cell.replace(/^'/, '')));
          expect(read).toEqual(rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))));
        },
      ),
      { seed: 35 },
    );
  });

  test.each(['=1+1', '+60123456789', '-cmd', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '-1+1'])(
    'a spreadsheet shows %j as text',
    (text) => {
      expect(parse(csvRow([text]))).toEqual([[`'${text}`]]);
    },
  );

  test.each(['-12.50', '0', '12', '2026-11-28 04:00:00', 'a=1', '蒸鸡'])(
    '%j stays as it is',
    (text) => {
      expect(csvRow([text])).toBe(`${text}\r\n`);
    },
  );

  test('null is an empty cell, and numbers are not quoted', () => {
    expect(csvRow(['a', null, -1.5])).toBe('a,,-1.5\r\n');
  });
});

test('csvHead begins with the byte-order mark', () => {
  expect(csvHead(['Time', 'Person, role'])).toBe('\uFEFFTime,"Person, role"\r\n');
});
