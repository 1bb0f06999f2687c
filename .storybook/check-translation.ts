import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { translationFaults } from './translation-faults.ts';

/**
 * Fails a story if a browser's translation would break its texts. Runs only in tests and in one
 * language, like the HTML check. Stories of Storybook's own pages set `translation: false` in their
 * parameters.
 */
export const checkTranslation: AfterEach<ReactRenderer> = ({
  canvasElement,
  globals,
  parameters,
}) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || globals.locale !== 'en') return;
  if (parameters.translation === false) return;
  const problems = translationFaults(canvasElement);
  if (problems.length > 0) {
    throw new Error(`A browser's translation breaks this:\n${problems.join('\n')}`);
  }
};
