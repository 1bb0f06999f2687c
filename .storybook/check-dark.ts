import { afterEach as checkWithAxe } from '@storybook/addon-a11y/preview';
import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { setScheme } from './with-scheme.ts';

/** The rules whose answer depends on colours; all others answer alike in both schemes. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Looks at a story's colours by night, in the page in which axe then looks at all of it by day: a
 * project of its own would draw every story twice as often. Only in tests, since in Storybook the
 * story would be seen to blink; there the toolbar chooses the scheme that axe looks at. A story whose
 * colours are looked at elsewhere says so with `night: false` in its parameters.
 */
export const checkDark: AfterEach<ReactRenderer> = async (context) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false') return;
  const { globals, parameters } = context;
  // The colours are the same in every language, and are looked at in one.
  if (globals.locale !== 'en') return;
  if (parameters.night === false) return;
  const a11y = {
    ...parameters.a11y,
    options: { ...parameters.a11y?.options, runOnly: COLOUR_RULES },
  };
  setScheme('dark');
  try {
    await checkWithAxe({ ...context, parameters: { ...parameters, a11y } });
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : String(reason);
    throw new Error(`In the dark colour scheme: ${words}`);
  } finally {
    setScheme(globals.scheme);
  }
};
