import { expect, it } from 'vitest';
import { withImports } from './chunk-graph.ts';

const CHUNKS = [
  { fileName: 'menu', imports: ['cards', 'react'] },
  { fileName: 'cards', imports: ['react'] },
  { fileName: 'react', imports: [] },
  { fileName: 'first', imports: ['second'] },
  { fileName: 'second', imports: ['first'] },
];

it('returns imports before the chunk that imports them', () => {
  expect(withImports(CHUNKS, ['menu']).map(({ fileName }) => fileName)).toEqual([
    'react',
    'cards',
    'menu',
  ]);
});

it('ends although chunks import each other', () => {
  expect(withImports(CHUNKS, ['first']).map(({ fileName }) => fileName)).toEqual([
    'second',
    'first',
  ]);
});

it('ignores files that are no chunks', () => {
  expect(withImports(CHUNKS, ['styles.css'])).toEqual([]);
});
