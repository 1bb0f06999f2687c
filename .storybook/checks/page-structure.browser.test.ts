import { expect, test } from 'vitest';
import { structureOf } from './page-structure.ts';

/** Returns the structure of some HTML. */
function structure(html: string): string {
  const root = document.createElement('div');
  root.innerHTML = html;
  return structureOf(root);
}

test('is the same for the same elements with other texts', () => {
  const html = (name: string, hint: string) =>
    `<main><h1>${name}</h1><input name="a" placeholder="${hint}" aria-label="${name}"></main>`;
  expect(structure(html('Cart', 'Search'))).toBe(structure(html('购物车', '搜索')));
});

test.each([
  ['a missing text', '<p>Back</p>', '<p></p>'],
  ['a blank text', '<p>Back</p>', '<p> </p>'],
  ['a blank label', '<p aria-label="Back"></p>', '<p aria-label=""></p>'],
  ['a label of spaces', '<p aria-label=""></p>', '<p aria-label=" "></p>'],
  ['a missing label', '<p aria-label="Back"></p>', '<p></p>'],
  ['another attribute', '<p class="a">Back</p>', '<p class="b">Back</p>'],
  ['another language of a part', '<p lang="en">Back</p>', '<p lang="zh">Back</p>'],
  ['another element', '<p>Back</p>', '<b>Back</b>'],
  ['another place', '<p></p><b></b>', '<p><b></b></p>'],
  ['a separate text', '<p>Back</p>', '<p>Back<b></b>again</p>'],
])('differs by %s', (_, one, other) => {
  expect(structure(one)).not.toBe(structure(other));
});
