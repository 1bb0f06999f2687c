import { expect, test } from 'vitest';
import {
  counterErrorMessage,
  counterLoadMessage,
  createCounterI18n,
  hasAllCounterTexts,
  loadCounterTexts,
  switchCounterLanguage,
} from './counter.ts';

test('has the texts of the board at the start, and those of other screens later', async () => {
  const i18n = await createCounterI18n('en');
  expect(i18n.t('counterOrders:board')).toBe('Orders');
  expect(i18n.t('retry')).toBe('Try again');
  expect(hasAllCounterTexts(i18n)).toBe(false);
  await loadCounterTexts(i18n);
  expect(hasAllCounterTexts(i18n)).toBe(true);
  expect(i18n.t('counterStaff:signInTitle')).toBe('Sign in');
});

test('a change of the language loads as many texts as before', async () => {
  const i18n = await createCounterI18n('en');
  await switchCounterLanguage(i18n, 'zh_CN');
  expect(i18n.t('counterOrders:board')).toBe('订单');
  expect(hasAllCounterTexts(i18n)).toBe(false);
  await loadCounterTexts(i18n);
  await switchCounterLanguage(i18n, 'en');
  await switchCounterLanguage(i18n, 'zh_CN');
  expect(hasAllCounterTexts(i18n)).toBe(true);
});

test('both languages are complete when the language changes while texts load', async () => {
  const i18n = await createCounterI18n('en');
  await Promise.all([loadCounterTexts(i18n), switchCounterLanguage(i18n, 'zh_CN')]);
  await loadCounterTexts(i18n);
  expect(i18n.t('counterStaff:signInTitle')).toBe('登录');
});

test('returns the general message for an unknown error code', async () => {
  const i18n = await createCounterI18n('en');
  expect(counterErrorMessage(i18n, 'SOMETHING_NEW')).toBe(i18n.t('counterErrors:ERROR'));
});

test.each([null, 'ERROR', 'OFFLINE', 'SOMETHING_NEW'])(
  'a read that failed with %s does not ask whether it was saved',
  async (code) => {
    const i18n = await createCounterI18n('en');
    expect(counterLoadMessage(i18n, code)).toBe('Please check your connection and try again.');
  },
);

test('a failed read returns the message of a known cause', async () => {
  const i18n = await createCounterI18n('en');
  expect(counterLoadMessage(i18n, 'FORBIDDEN')).toBe(i18n.t('counterErrors:FORBIDDEN'));
});
