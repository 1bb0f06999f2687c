import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { IN_TESTS } from './in-tests.ts';
import { WITHOUT_COLOURS, WITHOUT_DARK } from './rules.ts';
import { runAxe } from './run-axe.ts';

/**
 * Checks a story with all rules of axe in the light colour scheme, and its colours in the dark one
 * too. Colours do not depend on the language, so they are checked in English only. Stories set
 * `dark: false` in their parameters if their dark colours are checked elsewhere.
 */
export const checkAxe: AfterEach<ReactRenderer> = async ({ globals, parameters }) => {
  if (!IN_TESTS) return;
  const withoutDark = parameters.dark === false ? WITHOUT_DARK : {};
  const rules = globals.locale === 'en' ? withoutDark : WITHOUT_COLOURS;
  await runAxe(parameters.a11y, rules, globals.scheme);
};
