import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { IN_TESTS } from './in-tests.ts';
import { translationFaults } from './translation-faults.ts';

/**
 * Fails a story if a browser's translation would break its texts. Runs only in tests and in one language.
 * Stories of Storybook's own pages set `translation: false` in their
 * parameters.
 */
export const checkTranslation: AfterEach<ReactRenderer> = ({
  canvasElement,
  globals,
  parameters,
}) => {
  if (!IN_TESTS || globals.locale !== 'en' || parameters.translation === false) return;
  const problems = translationFaults(canvasElement);
  if (problems.length > 0) {
    throw new Error(`A browser's translation breaks this:\n${problems.join('\n')}`);
  }
};
