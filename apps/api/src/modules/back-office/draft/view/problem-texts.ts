import type { Language } from '../../../../shared/text/language.ts';
import type { DraftProblem } from '../publish/find-problems.ts';

/** Returns the problems with their messages in the language of the request. */
export function translateProblems(
  problems: readonly DraftProblem[],
  _language: Language,
): readonly DraftProblem[] {
  return problems;
}
