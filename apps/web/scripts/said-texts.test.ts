import { createI18n, loadAllTexts } from '@claypot/i18n';
import { expect, it } from 'vitest';
import { saidBy } from './said-texts.ts';

const i18n = await loadAllTexts(await createI18n('en'));

/** The names of the texts that a screen says. */
function textsOf(screen: string): readonly string[] {
  const says = saidBy(screen);
  return Object.entries(i18n.getDataByLanguage('en') ?? {}).flatMap(([area, texts]) =>
    Object.keys(texts)
      .filter((key) => says(area, key))
      .map((key) => `${area}:${key}`),
  );
}

it('finds what a screen and its parts have to say, with singular and plural', () => {
  expect(textsOf('menu')).toEqual(
    expect.arrayContaining(['menu:title', 'menu:items_one', 'menu:items_other', 'common:back']),
  );
});

it('finds the words of parts that are fetched later', () => {
  expect(textsOf('orderConfirmation')).toContain('vouchers:alike');
});

it('finds what functions of other packages put into words', () => {
  for (const screen of ['orderConfirmation', 'myVouchers', 'claimedVoucher']) {
    expect(textsOf(screen)).toContain('discounts:walletLow');
  }
});

it('finds what is said of a field, and of a refusal, which others name', () => {
  expect(textsOf('bookTable')).toEqual(
    expect.arrayContaining(['validation:PHONE_INVALID', 'errors:ERROR']),
  );
});

it('finds the title of a screen in its definition, and on /me what leads to others', () => {
  expect(textsOf('tnc')).toContain('info:tnc');
  expect(textsOf('me')).toContain('vouchers:mine');
});

it('leaves out what other screens say', () => {
  expect(textsOf('notification').filter((name) => /^(checkout|booking):/.test(name))).toEqual([]);
  expect(textsOf('home')).not.toContain('booking:party');
});

it('asks for a file that is named after the screen', () => {
  expect(() => saidBy('wallet')).toThrow('No file is named after the screen wallet');
});
