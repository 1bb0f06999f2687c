import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { IN_TESTS } from './in-tests.ts';
import { WITHOUT_COLOURS } from './rules.ts';
import { runAxe } from './run-axe.ts';

/**
 * Checks a story with all rules of axe in the light colour scheme. Colours do not depend on the
 * language, so they are checked in English only.
 */
export const checkAxe: AfterEach<ReactRenderer> = async ({ globals, parameters }) => {
  if (!IN_TESTS) return;
  await runAxe(parameters.a11y, globals.locale === 'en' ? {} : { rules: WITHOUT_COLOURS });
};
