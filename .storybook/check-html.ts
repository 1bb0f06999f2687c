import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { HTML_RULES, htmlFaults } from '../scripts/lib/html-faults.ts';

/** One for all stories: to read the rules takes as long as to look at a story. */
let validator: ReturnType<typeof createValidator> | undefined;

async function createValidator() {
  const { HtmlValidate } = await import('html-validate/browser');
  return new HtmlValidate(HTML_RULES);
}

/**
 * Holds what a story has become in the page to the standard of HTML. Only in tests, as in Storybook
 * nobody reads it; and in one language, since texts are no elements. A story that shows several
 * screens at once, which no page of the product does, says so with `screens` in its parameters.
 */
export const checkHtml: AfterEach<ReactRenderer> = async (context) => {
  const { canvasElement, globals, parameters } = context;
  if (import.meta.env.VITEST_STORYBOOK !== 'false' || globals.locale !== 'en') return;
  if (parameters.screens === 'several') return;
  validator ??= createValidator();
  const faults = htmlFaults(await (await validator).validateString(canvasElement.innerHTML));
  if (faults.length > 0) throw new Error(`This is no valid HTML:\n${faults.join('\n')}`);
};
