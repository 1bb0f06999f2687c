import { describe, expect, it } from 'vitest';
import type { Table } from '../read/table.ts';
import type { Mapping } from './mapping.ts';
import { recognise } from './recognise.ts';

const ROWS = [
  ['Noodles', 'Beef Noodles', '16.90'],
  ['Noodles', 'Fish Noodles', '18.90'],
  ['Drinks', 'Iced Kopi', '4.50'],
  ['Drinks', 'Teh Tarik', '4.00'],
];

function recogniseGrid(grid: Table['grid'], mapping?: Mapping) {
  return recognise({ source: 'CSV', tables: [{ name: '', grid }] }, mapping);
}

/** Returns the field and confidence of each column. */
function fieldsOf(grid: Table['grid'], mapping?: Mapping) {
  return recogniseGrid(grid, mapping).columns.map(({ field, confidence }) => [field, confidence]);
}

describe('recognise', () => {
  it('finds column names below a title', () => {
    const found = recogniseGrid([['Our menu'], [], ['Category', 'Name', 'Price'], ...ROWS]);
    expect(found).toMatchObject({ format: 'columns', headerRow: 3, rows: ROWS });
  });

  it('guesses unnamed columns from their values, with less confidence', () => {
    expect(fieldsOf([['x', 'Name', 'y'], ...ROWS], { header_row: 1 })).toEqual([
      ['category', 0.4],
      ['name', 1],
      ['price', 0.4],
    ]);
    expect(fieldsOf([['a', 'b', 'c'], ...ROWS], { header_row: 1 })).toEqual([
      ['category', 0.4],
      ['name', 0.4],
      ['price', 0.4],
    ]);
  });

  it('maps two name columns to their languages', () => {
    const grid = [
      ['Name', '菜名', 'Price'],
      ['Beef Noodles', '牛腩面', '16.90'],
      ['Kopi', '咖啡', '4'],
    ];
    expect(fieldsOf(grid).map(([field]) => field)).toEqual(['name_en', 'name_zh', 'price']);
  });

  it('uses the more certain of two price columns', () => {
    const grid = [
      ['Name', 'Dine-in price today', 'Price'],
      ['Kopi', '5', '4'],
    ];
    expect(fieldsOf(grid).map(([field]) => field)).toEqual(['name', null, 'price']);
  });

  it('applies corrections by column name and by letters', () => {
    const grid = [
      ['Name', 'Price', 'Old', ''],
      ['Kopi', '5', '4', '咖啡'],
    ];
    const columns = { Price: 'ignore', Old: 'price', D: 'name_zh', Name: 'name_en' } as const;
    expect(fieldsOf(grid, { columns })).toEqual([
      ['name_en', 1],
      [null, 1],
      ['price', 1],
      ['name_zh', 1],
    ]);
  });

  it('rejects a correction of a column that the table does not have', () => {
    const columns = { Nama: 'name' } as const;
    expect(() => recogniseGrid([['Name', 'Price'], ...ROWS], { columns })).toThrow(
      'The mapping names the column “Nama”, which the table does not have. Its columns are: Name, Price.',
    );
  });

  it('uses the first sheet with column names, or the named one', () => {
    const tables = [
      { name: 'Notes', grid: [['Prices include tax']] },
      {
        name: 'Food',
        grid: [
          ['Name', 'Price'],
          ['Rice', '2'],
        ],
      },
      {
        name: 'Drinks',
        grid: [
          ['Name', 'Price'],
          ['Kopi', '4'],
        ],
      },
    ];
    const file = { source: 'XLSX', tables };
    expect(recognise(file).sheet).toBe('Food');
    expect(recognise(file, { sheet: 'Drinks' }).rows).toEqual([['Kopi', '4']]);
    expect(() => recognise(file, { sheet: 'Dessert' })).toThrow(
      'There is no sheet “Dessert”. The file has: Notes, Food, Drinks.',
    );
  });

  it.each([
    ['loyverse', ['Handle', 'SKU', 'Name', 'Category', 'Option 1 name', 'Option 1 value']],
    ['square', ['Token', 'Item Name', 'Variation Name', 'Price']],
    ['claypot', ['category', 'dish', 'name_en', 'name_zh', 'price', 'variation']],
  ])('recognises %s', (format, header) => {
    expect(recogniseGrid([header, ['x', 'x', 'x']])).toMatchObject({ format, columns: [] });
  });

  it('reads a known format as mapped columns if the mapping asks for it', () => {
    const grid = [
      ['Token', 'Item Name', 'Variation Name', 'Price'],
      ['a', 'Kopi', 'Hot', '4'],
    ];
    expect(recogniseGrid(grid, { format: 'columns' }).format).toBe('columns');
    expect(recogniseGrid(grid, { columns: { Token: 'slug' } })).toMatchObject({
      format: 'columns',
      columns: [{ field: 'slug' }, { field: 'name' }, { field: 'variation' }, { field: 'price' }],
    });
  });

  it.each<[name: string, grid: Table['grid'], message: RegExp]>([
    ['prose', [['Dear customers, '], ['we have a new menu.']], /^No row with column names/],
    [
      'a header without rows',
      [
        ['Name', 'Price'],
        ['', ' '],
      ],
      /column names but no rows/,
    ],
    [
      '3,001 rows',
      [['Name', 'Price'], ...Array.from({ length: 3001 }, () => ['Kopi', '4'])],
      /^The table has 3001 rows; at most 3000/,
    ],
  ])('rejects %s', (_, grid, message) => {
    expect(() => recogniseGrid(grid)).toThrow(message);
  });
});
