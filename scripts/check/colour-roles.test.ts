import { expect, it } from 'vitest';
import { definedRoles, usedRoles } from './colour-roles.ts';

it('rolesGiven returns declared roles, and rolesAskedFor used ones', () => {
  expect(definedRoles(':root {\n  --color-a: #fff;\n  --space-1: 4px;\n}')).toEqual(['--color-a']);
  expect(usedRoles('.a {\n  color: var(--color-a);\n}')).toEqual([{ line: 2, word: '--color-a' }]);
});
