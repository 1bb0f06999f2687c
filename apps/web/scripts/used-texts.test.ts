import { createI18n, loadAllTexts } from '@claypot/i18n';
import { expect, it } from 'vitest';
import { textsUsedBy } from './used-texts.ts';

const i18n = await loadAllTexts(await createI18n('en'));

/** Returns the names of the texts that a screen uses. */
function textsOf(screen: string): readonly string[] {
  const usesText = textsUsedBy(screen);
  return Object.entries(i18n.getDataByLanguage('en') ?? {}).flatMap(([area, texts]) =>
    Object.keys(texts)
      .filter((key) => usesText(area, key))
      .map((key) => `${area}:${key}`),
  );
}

it('finds the texts of a screen and its parts, with singular and plural', () => {
  expect(textsOf('menu')).toEqual(
    expect.arrayContaining(['menu:title', 'menu:items_one', 'menu:items_other', 'common:back']),
  );
});

it('finds the texts of lazily loaded parts', () => {
  expect(textsOf('orderConfirmation')).toContain('vouchers:alike');
});

it('finds the texts used by functions of other packages', () => {
  for (const screen of ['orderConfirmation', 'myVouchers', 'claimedVoucher']) {
    expect(textsOf(screen)).toContain('discounts:walletLow');
  }
});

it('finds the texts of field errors and API errors', () => {
  expect(textsOf('bookTable')).toEqual(
    expect.arrayContaining(['validation:PHONE_INVALID', 'errors:ERROR']),
  );
});

it('finds the title in the screen definition, and on /me the labels of other screens', () => {
  expect(textsOf('tnc')).toContain('info:tnc');
  expect(textsOf('me')).toContain('vouchers:mine');
});

it('omits the texts of other screens', () => {
  expect(textsOf('notification').filter((name) => /^(checkout|booking):/.test(name))).toEqual([]);
  expect(textsOf('home')).not.toContain('booking:party');
});

it('throws when no file is named after the screen', () => {
  expect(() => textsUsedBy('wallet')).toThrow('No file for the screen wallet');
});
