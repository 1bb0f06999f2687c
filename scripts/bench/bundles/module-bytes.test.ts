import { expect, it } from 'vitest';
import { bytesPerModule } from './module-bytes.ts';

const sources = ['a.ts', 'b.ts'];

it('counts the characters up to the next segment for the source of a segment', () => {
  // Column 0 is in the first source, column 4 in the second.
  expect(bytesPerModule('aaaabb', { sources, mappings: 'AAAA,ICAA' })).toEqual(
    new Map([
      ['a.ts', 4],
      ['b.ts', 2],
    ]),
  );
});

it('counts a segment without a source as unmapped', () => {
  expect(bytesPerModule('aaaabb', { sources, mappings: 'AAAA,I' })).toEqual(
    new Map([
      ['a.ts', 4],
      ['', 2],
    ]),
  );
});

it('counts characters before the first segment as unmapped', () => {
  expect(bytesPerModule('xxa', { sources, mappings: 'EAAA' })).toEqual(
    new Map([
      ['', 2],
      ['a.ts', 1],
    ]),
  );
});

it('continues with the source of the previous line', () => {
  expect(bytesPerModule('aa\nbbb\na', { sources, mappings: 'AAAA;ACAA;ADAA' })).toEqual(
    new Map([
      ['a.ts', 3],
      ['b.ts', 3],
    ]),
  );
});
