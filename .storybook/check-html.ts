import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { findHtmlProblems, HTML_RULES } from '../scripts/lib/html-problems.ts';

/** Shared by all stories, because loading the rules takes as long as checking a story. */
let validator: ReturnType<typeof createValidator> | undefined;

async function createValidator() {
  const { HtmlValidate } = await import('html-validate/browser');
  return new HtmlValidate(HTML_RULES);
}

/**
 * Validates the rendered HTML of a story. Runs only in tests and in one language, because texts do
 * not change the elements. Stories that show several screens at once, unlike any page of the
 * product, set `screens` in their parameters.
 */
export const checkHtml: AfterEach<ReactRenderer> = async (context) => {
  const { canvasElement, globals, parameters } = context;
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || globals.locale !== 'en') return;
  if (parameters.screens === 'several') return;
  validator ??= createValidator();
  const errors = findHtmlProblems(await (await validator).validateString(canvasElement.innerHTML));
  if (errors.length > 0) throw new Error(`This is no valid HTML:\n${errors.join('\n')}`);
};
