import { languageOf } from '@claypot/i18n';
import type { ReactRenderer } from '@storybook/react-vite';
import { act } from 'react';
import type { AfterEach } from 'storybook/internal/types';
import { showIn } from '../i18n-of-stories.ts';
import { outdatedTexts } from '../used-texts.ts';
import { checkRequired } from './check-required.ts';
import { IN_TESTS } from './in-tests.ts';
import { structureOf } from './page-structure.ts';
import { TEXT_RULES_ONLY, WITHOUT_COLOURS } from './rules.ts';
import { runAxe } from './run-axe.ts';

/**
 * Switches a story that was played in English to Chinese and checks what depends on the language.
 * A page that stays the same, because it contains no texts of the catalogue, has been checked. If
 * only texts differ, axe runs the rules that depend on them.
 * Stories that show a text of the other language set `outdatedTexts: 'allowed'` in their parameters.
 */
export const checkChinese: AfterEach<ReactRenderer> = async (context) => {
  const { canvasElement, globals, parameters } = context;
  if (!IN_TESTS || globals.locale !== 'en') return;
  const english = document.body.innerHTML;
  const structure = structureOf(document.body);
  await switchToChinese();
  try {
    const outdated = parameters.outdatedTexts === 'allowed' ? [] : outdatedTexts(canvasElement);
    if (outdated.length > 0) throw new Error(`These texts stay English:\n${outdated.join('\n')}`);
    if (document.body.innerHTML === english) return;
    await checkRequired(context);
    const isSame = structureOf(document.body) === structure;
    await runAxe(parameters.a11y, isSame ? TEXT_RULES_ONLY : WITHOUT_COLOURS);
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`In Chinese: ${message}`, { cause });
  }
};

/** Switches the shown story to Chinese and waits until React has rendered it. */
async function switchToChinese(): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  try {
    const i18n = await act(() => showIn('zh_CN'));
    if (languageOf(i18n) !== 'zh_CN') throw new Error('The language stays English');
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  }
}
