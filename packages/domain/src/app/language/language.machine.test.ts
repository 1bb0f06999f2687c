import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Language } from '../../ports/ports.ts';
import { createLanguageImplementations } from './language.implementation.ts';
import { selectLanguage } from './language.selectors.ts';

function open() {
  const set = vi.fn<(language: Language) => void>();
  const forgetTexts = vi.fn<() => void>();
  const machine = createLanguageImplementations({
    language: { get: () => 'en', set },
    forgetTexts,
  });
  const actor = createActor(machine, { input: { language: 'en' } }).start();
  return { set, forgetTexts, actor, language: () => selectLanguage(actor.getSnapshot()) };
}

test('a new choice is spoken and kept before texts are loaded anew', () => {
  const { actor, forgetTexts, language, set } = open();
  actor.send({ type: 'CHOOSE', language: 'zh_CN' });
  expect(language()).toBe('zh_CN');
  expect(set).toHaveBeenCalledExactlyOnceWith('zh_CN');
  expect(forgetTexts).toHaveBeenCalledTimes(1);
  expect(set.mock.invocationCallOrder[0]).toBeLessThan(
    forgetTexts.mock.invocationCallOrder[0] ?? 0,
  );
});

test('choosing what is spoken already changes nothing', () => {
  const { actor, forgetTexts, language, set } = open();
  actor.send({ type: 'CHOOSE', language: 'en' });
  expect(language()).toBe('en');
  expect(set).not.toHaveBeenCalled();
  expect(forgetTexts).not.toHaveBeenCalled();
});
