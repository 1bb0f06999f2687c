import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { checkRestaurant } from '../../../../import/checks/check.ts';
import type { Problem } from '../../../../import/read/problem.ts';
import { parseRestaurant, type Restaurant } from '../../../../import/read/restaurant.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { type Content, placeOf, toFiles } from '../model/content.ts';
import { contentOf, type Drafted } from '../model/merge-draft.ts';
import { findBranchesInUse } from './branches-in-use.ts';
import { readPictureHeads } from './picture-heads.ts';

/** A problem that prevents publishing, with an English message. */
export type DraftProblem = Schemas['DraftProblem'];

/** A draft as an import would read it. */
export interface CheckedDraft {
  readonly restaurant: Restaurant;
  /** Stored pictures by served name; see {@link readPictureHeads}. */
  readonly images: ReadonlyMap<string, Uint8Array>;
  readonly problems: readonly DraftProblem[];
}

/** Checks the draft as an import checks files, and that no removed branch has open orders. */
export async function checkDraft(
  db: Queryable,
  companyId: string,
  drafted: Drafted,
  now: Temporal.Instant,
): Promise<CheckedDraft> {
  const content = contentOf(drafted);
  const images = await readPictureHeads(db, companyId);
  const { restaurant, problems } = parseRestaurant(toFiles(content));
  problems.push(...checkRestaurant(restaurant, images));
  return {
    restaurant,
    images,
    problems: [
      ...findLostDishes(content),
      ...problems.flatMap((problem) => toDraftProblem(content, problem)),
      ...(await findBranchesInUse(db, companyId, drafted, now)),
    ],
  };
}

function toDraftProblem(content: Content, { file, path, message }: Problem): DraftProblem[] {
  // Of a whole file: a category without dishes or dishes without a category, found otherwise.
  if (path === undefined || (path.length === 0 && file.startsWith('menu/'))) return [];
  const place = placeOf(content, file, path);
  if (place === null) return [];
  const field = place.path.join('.').slice(0, 300);
  return [{ section: place.section, key: place.key, field, message }];
}

/** Dishes of a category that the draft removes. */
function findLostDishes({ categories, dishes }: Content): DraftProblem[] {
  const known = new Set(categories.map(({ key }) => key));
  return dishes.flatMap(({ key, category }) =>
    category !== null && known.has(category)
      ? []
      : [
          {
            section: 'dishes' as const,
            key,
            field: 'category',
            message: 'is in a category that is removed; choose another category',
          },
        ],
  );
}
