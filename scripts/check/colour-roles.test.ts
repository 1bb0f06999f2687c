import { expect, it } from 'vitest';
import { rolesAskedFor, rolesGiven } from './colour-roles.ts';

it('rolesGiven returns declared roles, and rolesAskedFor used ones', () => {
  expect(rolesGiven(':root {\n  --color-a: #fff;\n  --space-1: 4px;\n}')).toEqual(['--color-a']);
  expect(rolesAskedFor('.a {\n  color: var(--color-a);\n}')).toEqual([
    { line: 2, word: '--color-a' },
  ]);
});
