import type { Queryable } from '../../../../platform/db/db.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import type { Language } from '../../../../shared/text/language.ts';
import type { Drafted } from '../model/merge-draft.ts';
import { translateProblems } from '../view/problem-texts.ts';
import { type CheckedDraft, checkDraft } from './find-problems.ts';

/** Maximum problems of an error. */
const MOST_PROBLEMS = 500;

/**
 * Returns a draft that can be written.
 * @throws ApiError `DRAFT_INVALID` with the problems in the language of the request.
 */
export async function requireComplete(
  db: Queryable,
  companyId: string,
  drafted: Drafted,
  { language, now }: { readonly language: Language; readonly now: Temporal.Instant },
): Promise<Omit<CheckedDraft, 'problems'>> {
  const { problems, ...checked } = await checkDraft(db, companyId, drafted, now);
  if (problems.length === 0) return checked;
  const translated = translateProblems(problems, language).slice(0, MOST_PROBLEMS);
  throw new ApiError('DRAFT_INVALID', { data: { problems: translated } });
}
