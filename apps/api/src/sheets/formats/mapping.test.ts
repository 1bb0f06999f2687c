import { describe, expect, it } from 'vitest';
import { parseMapping } from './mapping.ts';

describe('parseMapping', () => {
  it('reads a mapping file', () => {
    const mapping = { sheet: 'Menu', header_row: 3, columns: { Nama: 'name', X: 'ignore' } };
    expect(parseMapping(JSON.stringify(mapping))).toEqual(mapping);
  });

  it.each([
    ['{', 'not valid JSON'],
    ['{"columns":{"Nama":"title"}}', 'columns.Nama is "title"; it must be '],
    ['{"header_row":0}', 'header_row is 0; it must be >=1'],
    ['{"colums":{}}', 'colums'],
  ])('rejects %s', (json, message) => {
    expect(() => parseMapping(json)).toThrow(message);
  });
});
