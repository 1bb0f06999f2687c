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
    'reports a forbidden word with its line',
    "a: '配送费',\nb: '运费 {{fee}}',",
    ['x.ts:2 uses 运费 instead of 配送费'],
  ],
  [
    'reports each line once per word',
    "a: '运费、外送费、运费',",
    ['x.ts:1 uses 运费 instead of 配送费', 'x.ts:1 uses 外送费 instead of 配送费'],
  ],
  ['accepts the correct term', "a: '配送费',", []],
])('%s', (_, text, problems) => {
  expect(misnamed(terms, [{ path: 'x.ts', text }])).toEqual(problems);
});
