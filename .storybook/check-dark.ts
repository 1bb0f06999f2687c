import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { setScheme } from './with-scheme.ts';

/** Axe rules that depend on colours; all others give the same result in both schemes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Checks the colours of a story in the dark scheme. Axe then runs all rules in the light scheme on
 * the same page; a separate test project would render every story twice as often. Runs only in
 * tests, because the story would flicker in Storybook; there the toolbar chooses the scheme.
 * Stories that are checked elsewhere set `dark: false` in their parameters.
 */
export const checkDark: AfterEach<ReactRenderer> = async (context) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const { globals, parameters } = context;
  // Colours do not depend on the language, so check them in one only.
  if (globals.locale !== 'en') return;
  if (parameters.dark === false) return;
  const a11y = {
    ...parameters.a11y,
    options: { ...parameters.a11y?.options, runOnly: COLOUR_RULES },
  };
  setScheme('dark');
  try {
    await checkWithAxe({ ...context, parameters: { ...parameters, a11y } });
  } catch (reason) {
    const message = reason instanceof Error ? reason.message : String(reason);
    throw new Error(`In the dark colour scheme: ${message}`);
  } finally {
    setScheme(globals.scheme);
  }
};
