import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { encodeGb18030, encodeUtf8, encodeUtf16 } from '../testing/encode.ts';
import { buildWorkbook } from '../testing/workbook.ts';
import { readFile } from './read-file.ts';

const TEXT = 'name,price\n牛腩面,16.90\n';
const GRID = [
  ['name', 'price'],
  ['牛腩面', '16.90'],
];

/** Reads a file without rows that are empty. */
async function gridOf(bytes: Uint8Array) {
  const { source, tables } = await readFile(bytes);
  const grid = tables[0]?.grid.filter((row) => row.some((cell) => cell !== ''));
  return { source, grid };
}

describe('readFile with a text file', () => {
  it.each<[encoding: string, bytes: Uint8Array, source: string]>([
    ['UTF-8', encodeUtf8(TEXT), 'CSV, UTF-8, separated by commas'],
    ['UTF-8 with a mark', encodeUtf8(`\ufeff${TEXT}`), 'CSV, UTF-8, separated by commas'],
    ['UTF-16 LE', encodeUtf16(TEXT, 'LE'), 'CSV, UTF-16 LE, separated by commas'],
    ['UTF-16 BE', encodeUtf16(TEXT, 'BE'), 'CSV, UTF-16 BE, separated by commas'],
    [
      'UTF-16 LE without a mark',
      encodeUtf16(TEXT, 'LE', false),
      'CSV, UTF-16 LE, separated by commas',
    ],
    [
      'UTF-16 BE without a mark',
      encodeUtf16(TEXT, 'BE', false),
      'CSV, UTF-16 BE, separated by commas',
    ],
    ['GB18030', encodeGb18030(TEXT), 'CSV, GB18030, separated by commas'],
  ])('decodes %s', async (_, bytes, source) => {
    await expect(gridOf(bytes)).resolves.toEqual({ source, grid: GRID });
  });

  it('decodes Windows-1252 if the bytes are not GB18030', async () => {
    const bytes = new Uint8Array(Buffer.from('name,price\nCafé,£4.50\n', 'latin1'));
    const { source, grid } = await gridOf(bytes);
    expect(source).toBe('CSV, Windows-1252, separated by commas');
    expect(grid?.[1]).toEqual(['Café', '£4.50']);
  });

  it.each<[separator: string, text: string]>([
    ['semicolons', 'name;price\n牛腩面;"16,90"\n鱼头米粉;18,90\n'],
    ['tabs', 'name\tprice\n牛腩面\t16,90\n鱼头米粉\t18,90\n'],
    ['semicolons', 'sep=;\nname;price\n牛腩面;16,90\n'],
  ])('finds %s', async (separator, text) => {
    const { source, grid } = await gridOf(encodeUtf8(text));
    expect(source).toBe(`CSV, UTF-8, separated by ${separator}`);
    expect(grid?.slice(0, 2)).toEqual([
      ['name', 'price'],
      ['牛腩面', '16,90'],
    ]);
  });

  it('keeps row numbers after a line with the separator', async () => {
    const { tables } = await readFile(encodeUtf8('sep=;\nname;price\n'));
    expect(tables[0]?.grid[1]).toEqual(['name', 'price']);
  });

  it('keeps a line break within quotes', async () => {
    const { grid } = await gridOf(encodeUtf8('name,price\r\n"Soup\r\nof the ""day""",5.00\r\n'));
    expect(grid?.[1]).toEqual(['Soup\r\nof the "day"', '5.00']);
  });
});

describe('readFile with a workbook', () => {
  it('reads stored values of formulas, dates, texts and every sheet', async () => {
    const bytes = buildWorkbook([
      {
        name: 'Notes',
        rows: [['Our & <own> menu'], []],
      },
      {
        name: 'Menu',
        rows: [
          ['name', 'price'],
          ['Soup', { formula: 'B9*1.06', value: 12.899999999999999 }],
          ['Tea', { date: 46361 }],
          [
            { formula: 'A3&" hot"', value: 'Tea hot' },
            { formula: '1/0', error: '#DIV/0!' },
          ],
          [null, { formula: 'A1' }],
        ],
      },
    ]);
    const { source, tables } = await readFile(bytes);
    expect(source).toBe('XLSX workbook');
    expect(tables).toEqual([
      { name: 'Notes', grid: [['Our & <own> menu']] },
      {
        name: 'Menu',
        grid: [
          ['name', 'price'],
          ['Soup', '12.9'],
          ['Tea', '2026-12-05'],
          ['Tea hot', '#ERROR!'],
          ['', '#ERROR!'],
        ],
      },
    ]);
  });

  it('fills a merged range downwards and not sideways', async () => {
    const bytes = buildWorkbook([
      {
        name: 'Menu',
        rows: [
          ['Title', null],
          ['Noodles', 'Beef'],
          [null, 'Fish'],
          [null, 'Prawn'],
        ],
        merges: ['A1:B1', 'A2:A3'],
      },
    ]);
    expect((await readFile(bytes)).tables[0]?.grid).toEqual([
      ['Title', ''],
      ['Noodles', 'Beef'],
      ['Noodles', 'Fish'],
      ['', 'Prawn'],
    ]);
  });
});

describe('readFile rejects', () => {
  const ole = (extra = '') =>
    new Uint8Array(
      Buffer.from(`\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1${extra}`, 'latin1'),
    );
  const far = [['name'], ...Array.from({ length: 20_000 }, () => []), ['x']];

  it.each<[name: string, bytes: Uint8Array, message: RegExp]>([
    ['no bytes', new Uint8Array(), /^The file is empty/],
    ['only a byte order mark', encodeUtf8('\ufeff\r\n'), /^The file is empty/],
    ['a protected workbook', ole([...'EncryptedPackage'].join('\0')), /protected by a password/],
    ['an old workbook', ole('Workbook'), /old \.xls workbook/],
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
      /is a picture, not a table/,
    ],
    ['a photograph', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), /is a picture, not a table/],
    ['a PDF', encodeUtf8('%PDF-1.7\n'), /is a PDF document/],
    ['a web page', encodeUtf8('\ufeff<html><table>'), /is a web page/],
    ['binary data', new Uint8Array([1, 0, 0, 2, 0, 7]), /not a table in text form/],
    [
      'another archive',
      zipSync({ 'word/document.xml': new Uint8Array() }),
      /not an \.xlsx workbook/,
    ],
    ['a damaged workbook', buildWorkbook([{ name: 'A', rows: [] }]).slice(0, 200), /is damaged/],
    ['an open quote', encodeUtf8('name,price\nTea,1\n"Soup,2\n'), /^Row 3 has a quotation mark/],
    ['too many bytes', new Uint8Array(5_000_001), /^The file has 5\.0 MB; at most 5 MB/],
    ['too many columns', encodeUtf8(`${','.repeat(300)}\n`), /has 301 columns; at most 256/],
    ['a value far away', buildWorkbook([{ name: 'A', rows: far }]), /has a value in A20002/],
    [
      'a cell with an unknown text',
      buildWorkbook([{ name: 'A', rows: [['name', { sharedText: 7 }]] }]),
      /^The cell in row 1, column 2 cannot be read/,
    ],
  ])('%s', async (_, bytes, message) => {
    const rejected = expect(readFile(bytes)).rejects;
    await rejected.toMatchObject({
      name: 'SheetUnreadable',
      message: expect.stringMatching(message),
    });
  });

  it('a workbook that unpacks to more than the memory limit', async () => {
    const bomb = zipSync({ 'xl/workbook.xml': new Uint8Array(61_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    await expect(readFile(bomb)).rejects.toMatchObject({
      message: expect.stringMatching(/^The workbook is too large/),
    });
  });
});
