import type { App } from '@claypot/domain/app';
import type { I18n, Language } from '@claypot/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { followLanguage } from './follow-language.ts';

const { switchLanguage } = vi.hoisted(() => ({
  switchLanguage: vi.fn<(i18n: unknown, language: string) => Promise<void>>(),
}));
vi.mock('@claypot/i18n', async (original) => ({ ...(await original<object>()), switchLanguage }));

afterEach(() => vi.unstubAllGlobals());

/** Returns a page in English whose texts arrive when the test says so. */
function open() {
  const page = { documentElement: { lang: 'en' } };
  vi.stubGlobal('document', page);
  const spoken: string[] = [];
  const arrivals: (() => void)[] = [];
  switchLanguage.mockImplementation(async (_, language) => {
    await new Promise<void>((resolve) => arrivals.push(resolve));
    spoken.push(language);
  });
  let language: Language = 'en';
  const snapshot = () => ({ context: { language } });
  let notify: (given: ReturnType<typeof snapshot>) => void = () => undefined;
  const product = {
    language: {
      getSnapshot: snapshot,
      subscribe: (listener: typeof notify) => {
        notify = listener;
      },
    },
  };
  followLanguage(product as unknown as App, {} as I18n, 'en');
  const choose = async (next: Language) => {
    language = next;
    notify(snapshot());
    await new Promise((resolve) => setImmediate(resolve));
  };
  const arrive = async () => {
    arrivals.pop()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { arrive, choose, page, spoken };
}

test('shows the language chosen last when the texts of an earlier choice arrive late', async () => {
  const { arrive, choose, page, spoken } = open();
  await choose('zh_CN');
  await choose('en');
  // The newest request is answered first.
  await arrive();
  await arrive();
  expect(spoken.at(-1)).toBe('en');
  expect(page.documentElement.lang).toBe('en');
});
