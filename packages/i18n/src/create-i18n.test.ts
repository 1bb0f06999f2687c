import { expect, test } from 'vitest';
import { createI18n, loadAllTexts, switchLanguage } from './create-i18n.ts';
import { errorMessage } from './error-message.ts';
import { LANGUAGES } from './language.ts';

test.each([
  ['en', 'Back'],
  ['zh_CN', '返回'],
] as const)('has the first texts of %s after creation', async (language, text) => {
  const i18n = await createI18n(language);
  expect(i18n.t('back')).toBe(text);
});

test('loads the other language when it is selected', async () => {
  const i18n = await createI18n('en');
  await switchLanguage(i18n, 'zh_CN');
  expect(i18n.t('system:tabMe')).toBe('我的');
  await switchLanguage(i18n, 'en');
  expect(i18n.t('system:tabMe')).toBe('Me');
});

test('loads the other areas on demand, then for every language', async () => {
  const i18n = await createI18n('en');
  await switchLanguage(i18n, 'zh_CN');
  expect(i18n.exists('me:title')).toBe(false);
  await loadAllTexts(i18n);
  expect(i18n.t('me:title')).toBe('我的');
  await switchLanguage(i18n, 'en');
  expect(i18n.t('me:title')).toBe('Me');
});

test('returns the general message for an unknown error code', async () => {
  const i18n = await loadAllTexts(await createI18n('en'));
  expect(errorMessage(i18n, 'NOT_ENOUGH_POINT')).toBe('Not enough points');
  expect(errorMessage(i18n, 'SOMETHING_NEW')).toBe('Error encountered');
});

test.each(LANGUAGES)('has all texts of the sign-in after creation (%s)', async (language) => {
  const first = await createI18n(language);
  const complete = await loadAllTexts(await createI18n(language));
  for (const key of [
    'errors:ERROR',
    'errors:COMPANY_NOT_FOUND',
    'errors:INVALID_PASSWORD',
    'errors:INVALID_PHONE_NO',
    'errors:SERVER_BUSY',
    'errors:SERVICE_UNAVAILABLE',
    'errors:SESSION_EXPIRED',
    'errors:TOO_MANY_REQUESTS',
    'validation:PASSWORD_REQUIRED',
    'validation:PASSWORD_TOO_LONG',
    'validation:PHONE_INVALID',
    'validation:PHONE_REQUIRED',
  ] as const) {
    expect(first.exists(key), key).toBe(true);
    expect(first.t(key)).toBe(complete.t(key));
  }
});
