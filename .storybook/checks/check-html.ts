import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { findHtmlProblems, HTML_RULES } from '../../scripts/lib/html-problems.ts';
import { IN_TESTS } from './in-tests.ts';

/** Shared by all stories, because loading the rules takes as long as checking a story. */
let validator: ReturnType<typeof createValidator> | undefined;

async function createValidator() {
  const { HtmlValidate, StaticConfigLoader } = await import('html-validate/browser');
  const resolved = new StaticConfigLoader(HTML_RULES).getConfigFor('');

  /** Resolves the rules once. By default they are resolved for every page, which takes longer. */
  class LoaderOfOneConfig extends StaticConfigLoader {
    override getConfigFor() {
      return resolved;
    }
  }
  return new HtmlValidate(new LoaderOfOneConfig(HTML_RULES));
}

/**
 * Validates the rendered HTML of a story. Runs only in tests and in one language, because texts do
 * not change the elements. Stories that show several screens at once, unlike any page of the
 * product, set `screens` in their parameters.
 */
export const checkHtml: AfterEach<ReactRenderer> = async ({
  canvasElement,
  globals,
  parameters,
}) => {
  if (!IN_TESTS || globals.locale !== 'en' || parameters.screens === 'several') return;
  validator ??= createValidator();
  const errors = findHtmlProblems(await (await validator).validateString(canvasElement.innerHTML));
  if (errors.length > 0) throw new Error(`This is no valid HTML:\n${errors.join('\n')}`);
};
