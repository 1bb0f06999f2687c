import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../ports/ports.ts';
import { createLanguageImplementations } from './language.implementation.ts';
import { selectLanguage } from './language.selectors.ts';

function open() {
  const set = vi.fn<(language: Language) => void>();
  const invalidateTexts = vi.fn<() => void>();
  const machine = createLanguageImplementations({
    language: { get: () => 'en', set },
    invalidateTexts,
  });
  const actor = createActor(machine, { input: { language: 'en' } }).start();
  return { set, invalidateTexts, actor, language: () => selectLanguage(actor.getSnapshot()) };
}

test('persists the new language before it invalidates texts', () => {
  const { actor, invalidateTexts, language, set } = open();
  actor.send({ type: 'CHOOSE', language: 'zh_CN' });
  expect(language()).toBe('zh_CN');
  expect(set).toHaveBeenCalledExactlyOnceWith('zh_CN');
  expect(invalidateTexts).toHaveBeenCalledTimes(1);
  expect(set.mock.invocationCallOrder[0]).toBeLessThan(
    invalidateTexts.mock.invocationCallOrder[0] ?? 0,
  );
});

test('ignores a choice of the current language', () => {
  const { actor, invalidateTexts, language, set } = open();
  actor.send({ type: 'CHOOSE', language: 'en' });
  expect(language()).toBe('en');
  expect(set).not.toHaveBeenCalled();
  expect(invalidateTexts).not.toHaveBeenCalled();
});
