import { aBranch } from '@claypot/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchBranches } from './search.ts';

const NAMES = ['CCH Bangsar', 'CCH Bukit Bintang', 'CCH 孟沙店'];
const BRANCHES = NAMES.map((branch_name) => aBranch({ id: branch_name, branch_name }));

test.each([
  ['', NAMES],
  ['  ', NAMES],
  ['bangsar', ['CCH Bangsar']],
  ['BUKIT b', ['CCH Bukit Bintang']],
  [' 孟沙 ', ['CCH 孟沙店']],
  ['ｂａｎｇ', ['CCH Bangsar']],
  ['.*', []],
  ['penang', []],
])('%j finds %j', (text, names) => {
  expect(searchBranches(BRANCHES, text).map((branch) => branch.branch_name)).toEqual(names);
});

test('finds a branch by any part of its name in any case', () => {
  const part = fc
    .tuple(fc.constantFrom(...NAMES), fc.nat(), fc.nat(), fc.boolean())
    .map(([name, start, length, upper]) => {
      const text = name.slice(start % name.length, (start % name.length) + length);
      return { name, text: upper ? text.toUpperCase() : text.toLowerCase() };
    });
  fc.assert(
    fc.property(part, ({ name, text }) => {
      expect(searchBranches(BRANCHES, text).map((branch) => branch.branch_name)).toContain(name);
    }),
    { numRuns: 200 },
  );
});
