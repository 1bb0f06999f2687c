import { expect, test } from 'vitest';
import { createI18n, loadAllTexts } from './create-i18n.ts';
import { askedTimeText, expectedTimeText } from './order-time-text.ts';

const en = await loadAllTexts(await createI18n('en'));
const zh_CN = await loadAllTexts(await createI18n('zh_CN'));

test.each([
  ['delivery', 'Delivery time', '送达时间'],
  ['pickup', 'Pickup time', '取餐时间'],
  ['dine-in', 'Dining time', '用餐时间'],
] as const)('returns the label of the requested time of %s', (method, english, chinese) => {
  expect(askedTimeText(en, method)).toBe(english);
  expect(askedTimeText(zh_CN, method)).toBe(chinese);
});

test.each([
  ['delivery', 'Arrives about', '预计送达'],
  ['pickup', 'Ready about', '预计备好'],
  ['dine-in', 'Ready about', '预计备好'],
] as const)('returns the label of the expected time of %s', (method, english, chinese) => {
  expect(expectedTimeText(en, method, false)).toBe(english);
  expect(expectedTimeText(zh_CN, method, false)).toBe(chinese);
});

test('returns the label of a slot without "about"', () => {
  expect(expectedTimeText(en, 'delivery', true)).toBe('Arrives');
  expect(expectedTimeText(en, 'pickup', true)).toBe('Ready');
  expect(expectedTimeText(zh_CN, 'delivery', true)).toBe('送达时段');
  expect(expectedTimeText(zh_CN, 'pickup', true)).toBe('取餐时段');
});
