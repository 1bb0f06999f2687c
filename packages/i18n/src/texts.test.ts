import { describe, expect, test } from 'vitest';
import { addTexts, createI18n, loadAllTexts, switchLanguage } from './create-i18n.ts';

const english = await loadAllTexts(await createI18n('en'));
const chinese = await loadAllTexts(await createI18n('zh_CN'));

describe('a text', () => {
  test('is said by its area and key, or by its key within its area', () => {
    expect(english.t('menu:title')).toBe('Menu');
    const say = english.getFixedT(null, ['menu', 'common']);
    expect(say('title')).toBe('Menu');
    expect(say('common:back')).toBe('Back');
  });

  test('is filled with what it names', () => {
    expect(english.t('item:chooseBetween', { least: 1, most: 3 })).toMatch(/1.*3/);
  });

  test('does not compile without it, nor under a key that is not there', () => {
    // @ts-expect-error: `most` is missing
    expect(english.t('item:chooseBetween', { least: 1 })).toContain('1');
    // @ts-expect-error: how many there are decides between singular and plural
    expect(english.t('menu:items')).toBe('menu:items');
    // @ts-expect-error: not in the catalogue, whatever stands in for it
    expect(english.t('menu:nothing', 'Nothing')).toBe('Nothing');
  });

  test('is not looked at again for what it was filled with', async () => {
    const i18n = await createI18n('en');
    addTexts(i18n, 'en', { common: { back: 'To {{first}}{{second}}' } });
    const say: (key: 'back', filling: Record<string, string>) => string = i18n.t;
    expect(say('back', { first: '{{second}} $& $1', second: '2' })).toBe('To {{second}} $& $12');
    expect(say('back', { first: '$t(loading) & <b>', second: '' })).toBe('To $t(loading) & <b>');
  });

  test('has a singular and a plural in English, and one form in Chinese', () => {
    expect(english.t('menu:items', { count: 1 })).toBe('1 item');
    expect(english.t('menu:items', { count: 0 })).toBe('0 items');
    expect(english.t('menu:items', { count: 2 })).toBe('2 items');
    expect(chinese.t('menu:items', { count: 1 })).toContain('1');
    expect(chinese.t('menu:items', { count: 1 })).not.toContain('{{');
  });

  test('of an area that was not fetched is told by its key', async () => {
    const first = await createI18n('en');
    expect(first.t('menu:title')).toBe('menu:title');
    expect(first.exists('menu:title')).toBe(false);
  });
});

test('who listens is told of another language once, and finds a translator of it', async () => {
  const i18n = await createI18n('en');
  const before = i18n.getFixedT(i18n.language);
  let told = 0;
  const listen = () => {
    told += 1;
  };
  i18n.on('languageChanged', listen);
  await switchLanguage(i18n, 'en');
  expect(told).toBe(0);
  await switchLanguage(i18n, 'zh_CN');
  expect(told).toBe(1);
  expect(i18n.getFixedT(i18n.language)('back')).toBe('返回');
  expect(before('back')).toBe('Back');
  i18n.off('languageChanged', listen);
  await switchLanguage(i18n, 'en');
  expect(told).toBe(1);
});
