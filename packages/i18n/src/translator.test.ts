import { describe, expect, test } from 'vitest';
import { createI18n, loadAllTexts, switchLanguage } from './create-i18n.ts';
import { createTranslator } from './translator.ts';

const english = await loadAllTexts(await createI18n('en'));
const chinese = await loadAllTexts(await createI18n('zh_CN'));

describe('a text', () => {
  test('is said by its area and key, or by its key within its area', () => {
    expect(english.t('menu:title')).toBe('Menu');
    expect(english.within('menu')('title')).toBe('Menu');
    expect(english.within('menu')('common:back')).toBe('Back');
  });

  test('is filled with what it names', () => {
    expect(english.t('item:chooseBetween', { least: 1, most: 3 })).toMatch(/1.*3/);
  });

  test('is not looked at again for what it was filled with', () => {
    const texts = new Map([['common', { back: 'To {{first}}{{second}}' }]]);
    const { t } = createTranslator(() => ({ language: 'en', texts }));
    const say: (key: 'back', filling?: object) => string = t;
    expect(say('back', { first: '{{second}} $& $1', second: '2' })).toBe('To {{second}} $& $12');
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
  const before = i18n.current();
  let told = 0;
  const stop = i18n.subscribe(() => {
    told += 1;
  });
  await switchLanguage(i18n, 'en');
  expect(told).toBe(0);
  await switchLanguage(i18n, 'zh_CN');
  expect(told).toBe(1);
  expect(i18n.current().t('back')).toBe('返回');
  expect(before.t('back')).toBe('Back');
  stop();
  await switchLanguage(i18n, 'en');
  expect(told).toBe(1);
});
