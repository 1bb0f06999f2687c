import { describe, expect, it } from 'vitest';
import { findOwnColours, rolesAskedFor, rolesGiven } from './own-colours.ts';

const words = (source: string, language: 'css' | 'tsx') =>
  findOwnColours(source, language).map(({ word }) => word);

describe('findOwnColours', () => {
  it.each([
    ['.a {\n  color: #fff;\n}', '#fff'],
    ['.a {\n  background: rgb(0 0 0 / 0.5);\n}', 'rgb(0 0 0 / 0.5)'],
    ['.a {\n  border: 1px solid white;\n}', 'white'],
    ['.a {\n  fill: light-dark(var(--x), var(--y));\n}', 'light-dark(var(--x)'],
    ['@media (prefers-color-scheme: dark) {\n}', 'prefers-color-scheme'],
  ])('finds the colour in %j', (source, word) => {
    expect(words(source, 'css')).toEqual([word]);
  });

  it('finds a colour in a component', () => {
    expect(words('<path fill="#d4321a" />', 'tsx')).toEqual(['#d4321a']);
  });

  it.each([
    ['.white {\n  color: var(--color-text); /* not #fff */\n}', 'css'],
    ['#add {\n  white-space: nowrap;\n  background: transparent;\n}', 'css'],
    ['.a {\n  background: color-mix(in srgb, var(--color-text) 20%, transparent);\n}', 'css'],
    ['<use href="#pot" aria-label="A white plate, rgb" />', 'tsx'],
  ] as const)('leaves %j alone', (source, language) => {
    expect(words(source, language)).toEqual([]);
  });
});

it('tells the roles given from those asked for', () => {
  expect(rolesGiven(':root {\n  --color-a: #fff;\n  --space-1: 4px;\n}')).toEqual(['--color-a']);
  expect(rolesAskedFor('.a {\n  color: var(--color-a);\n}')).toEqual([
    { line: 2, word: '--color-a' },
  ]);
});
