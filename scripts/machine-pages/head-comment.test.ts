import { expect, test } from 'vitest';
import { headComment } from './head-comment.ts';

test('returns the comment before the constant with one line per paragraph', () => {
  const source = `/** Another. */
const other = 1;

/**
 * First line
 * goes on. Then:
 *
 * - one thing
 *   in two lines;
 * - another.
 */
export const thingMachine = setup({});
`;
  expect(headComment(source, 'thingMachine')).toBe(
    'First line goes on. Then:\n\n- one thing in two lines;\n- another.',
  );
});

test('returns a one-line comment', () => {
  expect(headComment('/** Short. */\nexport const aMachine = 1;', 'aMachine')).toBe('Short.');
});

test('returns an empty text when the comment is not directly before the constant', () => {
  const source = '/** Other. */\nconst other = 1;\nexport const aMachine = 1;';
  expect(headComment(source, 'aMachine')).toBe('');
  expect(headComment(source, 'bMachine')).toBe('');
});
