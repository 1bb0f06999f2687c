import { expect, test } from 'vitest';
import { createI18n, loadAllTexts } from './create-i18n.ts';
import {
  bestDealText,
  nearestText,
  savesText,
  takenOffText,
  voucherReasonText,
} from './discount-text.ts';
import { createFormat, type Language } from './index.ts';

async function writing(language: Language) {
  const { t } = await loadAllTexts(await createI18n(language));
  return { t, format: createFormat(language, 'Asia/Kuala_Lumpur'), leastWallet: 1_000 };
}

const en = await writing('en');
const zh_CN = await writing('zh_CN');

test.each([
  ['below_minimum', 420, 'Add RM\u00a04.20 more to use it', '再买 RM\u00a04.20 即可使用'],
  ['dine_in_only', null, 'For dining in only', '仅限堂食使用'],
  [
    'wallet_low',
    null,
    'Wallet Balance has to be more than RM\u00a010.00. RM\u00a010.00 is enough.',
    '钱包余额须达到 RM\u00a010.00，刚好 RM\u00a010.00 也可以。',
  ],
] as const)(
  'returns why a voucher that is %s cannot be used',
  (reason, missing, english, chinese) => {
    expect(voucherReasonText(en, reason, missing)).toBe(english);
    expect(voucherReasonText(zh_CN, reason, missing)).toBe(chinese);
  },
);

test('returns the removed discount and its reason', () => {
  const gone = { kind: 'voucher', name: 'RM10 off', reason: null, missing: null } as const;
  expect(takenOffText(en, gone)).toEqual({
    title: '“RM10 off” was removed from your order',
    text: 'You no longer have this voucher',
  });
  expect(takenOffText(en, { ...gone, reason: 'expired' }).text).toBe('It has expired');
  expect(takenOffText(zh_CN, { kind: 'points' }).title).toBe('积分已取消使用');
});

test.each([
  ['RM10 off', true, false, 'Save RM\u00a05.00 with RM10 off and points'],
  ['RM10 off', false, true, 'Save RM\u00a05.00 more with RM10 off'],
  [null, true, false, 'Save RM\u00a05.00 with points'],
] as const)(
  'describes the best deal with %s, points %s',
  (voucherName, spendsPoints, more, text) => {
    expect(bestDealText(en, { saving: 500, voucherName, spendsPoints }, more)).toBe(text);
  },
);

test('returns the missing amount and its saving, in addition to the discount in use', () => {
  const nearest = { missing: 420, saving: 900 };
  expect(nearestText(en, nearest, false)).toBe('RM\u00a04.20 more to save RM\u00a09.00');
  expect(nearestText(en, nearest, true)).toBe('RM\u00a04.20 more to save another RM\u00a09.00');
  expect(nearestText(zh_CN, nearest, true)).toBe('再买 RM\u00a04.20，可再省 RM\u00a09.00');
});

test('returns no saving of a discount that does not lower the total', () => {
  expect(savesText(en, 900)).toBe('Saves RM\u00a09.00');
  expect([savesText(en, 0), savesText(en, -100)]).toEqual([null, null]);
});
