import { expect, test } from 'vitest';
import { pageRule } from './page-size.ts';

test('the page is as long as the ticket and the feed', () => {
  expect(pageRule(960)).toBe('@page { size: 80mm 262mm; margin: 0; }');
});

test('a short ticket is not printed turned', () => {
  expect(pageRule(100)).toBe('@page { size: 80mm 81mm; margin: 0; }');
});
