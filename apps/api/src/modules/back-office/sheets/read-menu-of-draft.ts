import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { type FolderMenu, toFolderMenu } from '../../../sheets/merge/folder-menu.ts';
import type { Section } from '../draft/model/content.ts';
import { checkDraft } from '../draft/publish/find-problems.ts';
import type { DraftState } from '../draft/store/read-draft.ts';
import { translateProblems } from '../draft/view/problem-texts.ts';

/** Sections that a sheet changes or needs. */
const SECTIONS: readonly Section[] = ['company', 'categories', 'dishes', 'options'];

/**
 * Returns the menu of the draft, with which a sheet is compared.
 * @throws ApiError `DRAFT_INVALID` if entries are incomplete, because they cannot be found by name.
 */
export async function readMenuOfDraft(
  db: Queryable,
  { company, language, now }: Pick<CounterContext, 'company' | 'language' | 'now'>,
  { drafted }: Pick<DraftState, 'drafted'>,
): Promise<FolderMenu> {
  const { restaurant, problems: all } = await checkDraft(db, company.id, drafted, now);
  const problems = all.filter(({ section }) => SECTIONS.includes(section));
  const menu = toFolderMenu(restaurant);
  if (problems.length === 0 && menu !== null) return menu;
  const data = { problems: translateProblems(problems.slice(0, 500), language) };
  throw new ApiError('DRAFT_INVALID', { data });
}
