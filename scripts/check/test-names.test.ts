import { expect, test } from 'vitest';
import { testNames } from './test-names.ts';

test('prefixes tests with their groups and repeats table tests for each row', () => {
  const source = `
    beforeAll(() => open('x'));
    test('alone', () => { expect(read('this')).toBe(1); });
    describe('a trip', () => {
      test.each([['one', () => 1], ['two', () => 2]])('is %s, by %s', () => {});
      test.each(OTHERS)('is %s, too', () => {});
      describe('later', () => { it('ends', async () => {}); });
    });
    for (const language of LANGUAGES) test(\`renders in \${language}\`, () => {});
    test.describe('without a customer', () => {
      test.use({ environment: {} });
      test('nothing is sent', async ({ page }) => { await test.step('open', () => {}); });
    });
  `;
  expect(testNames('some.test.ts', source)).toEqual([
    'alone',
    'a trip › is one, by …',
    'a trip › is two, by …',
    'a trip › is …, too',
    'a trip › later › ends',
    'renders in …',
    'without a customer › nothing is sent',
  ]);
});
