import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { setScheme } from '../with-scheme.ts';
import { IN_TESTS } from './in-tests.ts';
import { COLOUR_RULES } from './rules.ts';
import { runAxe } from './run-axe.ts';

/**
 * Checks the colours of a story in the dark scheme. Stories that are checked elsewhere set
 * `dark: false` in their parameters.
 */
export const checkDark: AfterEach<ReactRenderer> = async ({ globals, parameters }) => {
  // Colours do not depend on the language, so check them in one only.
  if (!IN_TESTS || globals.locale !== 'en' || parameters.dark === false) return;
  setScheme('dark');
  try {
    await runAxe(parameters.a11y, { runOnly: COLOUR_RULES }, ' in the dark colour scheme');
  } finally {
    setScheme(globals.scheme);
  }
};
