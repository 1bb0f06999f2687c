import { expect, test } from 'vitest';
import { misnamed, readGlossary } from './glossary.ts';

const PAGE = `
# Glossary

| English | 中文 | never | what it is |
|---|---|---|---|
| delivery fee | 配送费 | 运费、外送费 | what the courier asks |
| email | 电邮 |  | |
`;
const terms = readGlossary(PAGE);

test('readGlossary returns the terms with their forbidden words', () => {
  expect(terms).toEqual([
    { english: 'delivery fee', chinese: '配送费', never: ['运费', '外送费'] },
    { english: 'email', chinese: '电邮', never: [] },
  ]);
});

test('readGlossary throws if the page has no terms', () => {
  expect(() => readGlossary('# Glossary')).toThrow('no terms');
});

test.each([
  [
    'a word that is never said is found, with its line',
    "a: '配送费',\nb: '运费 {{fee}}',",
    ['x.ts:2 says 运费; it is 配送费'],
  ],
  [
    'each line is told once for each word',
    "a: '运费、外送费、运费',",
    ['x.ts:1 says 运费; it is 配送费', 'x.ts:1 says 外送费; it is 配送费'],
  ],
  ['what is said as it should be is left', "a: '配送费',", []],
])('%s', (_, text, problems) => {
  expect(misnamed(terms, [{ path: 'x.ts', text }])).toEqual(problems);
});
