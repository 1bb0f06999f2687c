import { expect, test } from 'vitest';
import { headComment } from './head-comment.ts';

test('the comment before the constant, each paragraph in one line', () => {
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

test('a comment in one line', () => {
  expect(headComment('/** Short. */\nexport const aMachine = 1;', 'aMachine')).toBe('Short.');
});

test('nothing where another thing stands between, or the constant is not there', () => {
  const source = '/** Other. */\nconst other = 1;\nexport const aMachine = 1;';
  expect(headComment(source, 'aMachine')).toBe('');
  expect(headComment(source, 'bMachine')).toBe('');
});
