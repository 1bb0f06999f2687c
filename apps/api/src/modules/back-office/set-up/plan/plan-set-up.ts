import { findSubdomainProblem, type SubdomainProblem } from '@claypot/domain/text';
import { checkRestaurant } from '../../../../import/checks/check.ts';
import { ImportRejected } from '../../../../import/read/problem.ts';
import { parseRestaurant } from '../../../../import/read/restaurant.ts';
import { type Rows, toRows } from '../../../../import/write/rows.ts';
import type { Queryable } from '../../../../platform/db/db.ts';
import { sql } from '../../../../platform/db/sql.ts';
import type { SetUpFiles } from '../files.ts';
import { createFiles } from '../folder/create-files.ts';
import type { SetUpDetails } from '../folder/details.ts';
import { chooseColor } from '../folder/pictures/choose-color.ts';
import { createPictures, logoName, standInPictures } from '../folder/pictures/create-pictures.ts';
import { logoOf } from '../read-logo.ts';
import { importMenu } from './import-menu.ts';
import { type SetUpProblem, toSetUpProblem } from './problem-fields.ts';

const REASONS = {
  EMPTY: 'empty',
  NOT_LATIN: 'not_latin',
  FORMAT: 'format',
  TOO_LONG: 'too_long',
  RESERVED: 'reserved',
} as const satisfies Record<SubdomainProblem, SetUpProblem['reason']>;

/** A set-up that is validated and not written. */
export interface PlannedSetUp {
  readonly problems: readonly SetUpProblem[];
  /** Files of the restaurant's folder. */
  readonly files: ReadonlyMap<string, string>;
  /** Colour of the company, `#rrggbb`. */
  readonly color: string;
}

/** Replaces a subdomain with problems, so that the other fields are checked too. */
const ANY_SUBDOMAIN = 'restaurant';

/** Validates a set-up with its files. Writes nothing. */
export async function planSetUpOf(
  db: Queryable,
  details: SetUpDetails,
  { logo, menu }: SetUpFiles,
): Promise<PlannedSetUp> {
  const { restaurant, branch } = details;
  const problems = await findNameProblems(db, restaurant.subdomain);
  const subdomain = problems.length > 0 ? ANY_SUBDOMAIN : restaurant.subdomain;
  const checked = { branch, restaurant: { ...restaurant, subdomain } };
  const image = logo && logoOf(logo);
  const color = await chooseColor(checked.restaurant, image);
  const begun = {
    files: createFiles(checked, logoName(image), color),
    images: standInPictures(image),
  };
  const imported = menu === null ? null : await importMenu(begun, menu.bytes);
  if (imported?.isAccepted === false) {
    problems.push({ field: 'menu', reason: 'rows', message: null });
  }
  const { files, images } = imported?.folder ?? begun;
  const { restaurant: parsed, problems: found } = parseRestaurant(files);
  const inFiles = [...found, ...checkRestaurant(parsed, images)];
  return { problems: [...problems, ...inFiles.map(toSetUpProblem)], files, color };
}

/**
 * Draws the pictures of a set-up without problems and returns the rows of its company.
 * @throws ImportRejected if the pictures do not pass the checks, which would be a mistake of this
 * server.
 */
export async function toSetUpRows(
  details: SetUpDetails,
  { logo }: SetUpFiles,
  { color, files }: PlannedSetUp,
): Promise<Rows> {
  const images = await createPictures(details, logo && logoOf(logo), color);
  const { restaurant, problems } = parseRestaurant(files);
  const all = [...problems, ...checkRestaurant(restaurant, images)];
  if (all.length > 0) throw new ImportRejected(all);
  return toRows(restaurant, images);
}

async function findNameProblems(db: Queryable, subdomain: string): Promise<SetUpProblem[]> {
  const problem = findSubdomainProblem(subdomain);
  if (problem !== null) {
    return [{ field: 'subdomain', reason: REASONS[problem], message: null }];
  }
  const taken = await db.one<{ id: string }>(
    sql`select id from companies where subdomain = ${subdomain}`,
  );
  return taken === null ? [] : [{ field: 'subdomain', reason: 'taken', message: null }];
}
