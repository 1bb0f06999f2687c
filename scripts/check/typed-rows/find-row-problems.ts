import { type Db, DbError } from '../../../apps/api/src/platform/db/db.ts';
import { migrate } from '../../../apps/api/src/platform/db/migrate.ts';
import { openPostgres } from '../../../apps/api/src/platform/db/postgres/open-postgres.ts';
import { startTestServer } from '../../../apps/api/src/platform/db/testing/test-server.ts';
import { analyse } from './analyse.ts';
import { type Catalogue, readCatalogue } from './catalogue.ts';
import { compareRow } from './compare.ts';
import type { ComposedText } from './compose.ts';
import { columnsOf } from './query-scope.ts';
import { readStatements, type TypedStatement } from './read-statements.ts';
import type { Shape } from './shapes.ts';
import { anyOf, oneOf, type ValueType } from './value-type.ts';

export interface RowProblems {
  /** Messages with file and line. */
  readonly problems: readonly string[];
  readonly statements: number;
  /** Number of texts of these; a statement with conditional fragments has several. */
  readonly texts: number;
}

/**
 * Compares the row types of all statements of some projects with PostgreSQL's result columns. It
 * starts the embedded PostgreSQL, because older versions do not show which columns of an outer join
 * can be null.
 *
 * @param root absolute path of the folder that contains the projects
 * @param projects folders with a tsconfig.json, relative to the root
 * @param migrations migrations folder; default: the product's
 */
export async function findRowProblems(
  root: string,
  projects: readonly string[],
  migrations?: string,
): Promise<RowProblems> {
  const found = readStatements(root, projects);
  const read = found.flatMap((each) => ('texts' in each ? each : []));
  const unread = found.flatMap((each) => ('because' in each ? each : []));
  const server = await startTestServer();
  const db = openPostgres(server.url);
  try {
    await migrate(db, migrations);
    const catalogue = await readCatalogue(db);
    const problems = unread.map(({ place, because }) => `${place}: ${because}`);
    for (const statement of read) problems.push(...(await problemsOf(statement, db, catalogue)));
    return {
      problems,
      statements: found.length,
      texts: read.reduce((sum, { texts }) => sum + texts.length, 0),
    };
  } finally {
    await db.close();
    await server.stop();
  }
}

async function problemsOf(
  { place, row, texts }: TypedStatement,
  db: Db,
  catalogue: Catalogue,
): Promise<string[]> {
  const problems = new Set<string>();
  for (const text of texts) {
    for (const problem of await problemsOfText(text, row, db, catalogue)) problems.add(problem);
  }
  return [...problems].map((problem) => `${place}: ${problem}`);
}

async function problemsOfText(
  { parts, values }: ComposedText,
  row: ReadonlyMap<string, Shape>,
  db: Db,
  catalogue: Catalogue,
): Promise<string[]> {
  const text = parts.reduce((before, part, index) => `${before}$${index}${part}`);
  try {
    const parameters = values.map(valueTypeOf);
    return compareRow(
      row,
      columnsOf(await analyse(db, text), { catalogue, parameters }),
      catalogue,
    );
  } catch (error) {
    if (!(error instanceof DbError)) throw error;
    return [`PostgreSQL rejects it: ${error.message}`];
  }
}

/** Returns the possible values of a parameter with a TypeScript type. */
function valueTypeOf({ isNullable, literals, items }: Shape): ValueType {
  const type = oneOf(anyOf(0, isNullable), literals);
  return { ...type, items: items === null ? null : valueTypeOf(items) };
}
