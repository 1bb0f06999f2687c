import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { translationFaults } from './translation-faults.ts';

/**
 * Fails a story whose texts the translation of a browser would break. Only in tests, and in one
 * language, as for HTML. Stories of Storybook's own pages set `translation: false` in their parameters.
 */
export const checkTranslation: AfterEach<ReactRenderer> = ({
  canvasElement,
  globals,
  parameters,
}) => {
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || globals.locale !== 'en') return;
  if (parameters.translation === false) return;
  const faults = translationFaults(canvasElement);
  if (faults.length > 0) {
    throw new Error(`A browser's translation breaks this:\n${faults.join('\n')}`);
  }
};
