import { describe, expect, test } from 'vitest';
import { addTexts, createI18n, loadAllTexts, switchLanguage } from './create-i18n.ts';

const english = await loadAllTexts(await createI18n('en'));
const chinese = await loadAllTexts(await createI18n('zh_CN'));

describe('t', () => {
  test('returns a text by area and key, or by its key within its area', () => {
    expect(english.t('menu:title')).toBe('Menu');
    const translate = english.getFixedT(null, ['menu', 'common']);
    expect(translate('title')).toBe('Menu');
    expect(translate('common:back')).toBe('Back');
  });

  test('inserts the variables of a text', () => {
    expect(english.t('item:chooseBetween', { least: 1, most: 3 })).toMatch(/1.*3/);
  });

  test('does not compile without a variable or with an unknown key', () => {
    // @ts-expect-error The parameter `most` is missing.
    expect(english.t('item:chooseBetween', { least: 1 })).toContain('1');
    // @ts-expect-error The parameter `count` selects singular or plural.
    expect(english.t('menu:items')).toBe('menu:items');
    // @ts-expect-error The catalogue does not contain the key.
    expect(english.t('menu:nothing', 'Nothing')).toBe('Nothing');
  });

  test('does not interpolate inside inserted values', async () => {
    const i18n = await createI18n('en');
    addTexts(i18n, 'en', { common: { back: 'To {{first}}{{second}}' } });
    const translate: (key: 'back', filling: Record<string, string>) => string = i18n.t;
    expect(translate('back', { first: '{{second}} $& $1', second: '2' })).toBe(
      'To {{second}} $& $12',
    );
    expect(translate('back', { first: '$t(loading) & <b>', second: '' })).toBe(
      'To $t(loading) & <b>',
    );
  });

  test('uses singular and plural in English, and one form in Chinese', () => {
    expect(english.t('menu:items', { count: 1 })).toBe('1 item');
    expect(english.t('menu:items', { count: 0 })).toBe('0 items');
    expect(english.t('menu:items', { count: 2 })).toBe('2 items');
    expect(chinese.t('menu:items', { count: 1 })).toContain('1');
    expect(chinese.t('menu:items', { count: 1 })).not.toContain('{{');
  });

  test('returns the key of a text in an area that is not loaded', async () => {
    const first = await createI18n('en');
    expect(first.t('menu:title')).toBe('menu:title');
    expect(first.exists('menu:title')).toBe(false);
  });
});

test('emits languageChanged once and provides a translator of the new language', async () => {
  const i18n = await createI18n('en');
  const before = i18n.getFixedT(i18n.language);
  let emitted = 0;
  const listen = () => {
    emitted += 1;
  };
  i18n.on('languageChanged', listen);
  await switchLanguage(i18n, 'en');
  expect(emitted).toBe(0);
  await switchLanguage(i18n, 'zh_CN');
  expect(emitted).toBe(1);
  expect(i18n.getFixedT(i18n.language)('back')).toBe('返回');
  expect(before('back')).toBe('Back');
  i18n.off('languageChanged', listen);
  await switchLanguage(i18n, 'en');
  expect(emitted).toBe(1);
});
