import type { Db, Transaction } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { isNode, parseNodeTree, type TreeNode } from './node-tree.ts';

/**
 * Makes PostgreSQL analyse a statement and returns its query tree before planning. All names and
 * types are resolved, and each column lists the outer joins that can make it null.
 *
 * The statement becomes the body of a function, the only place where PostgreSQL stores the tree of
 * a statement with parameters. It is not executed.
 *
 * @param text SQL with parameters `$1`, `$2` …
 * @throws DbError if PostgreSQL rejects the statement
 */
export async function analyse(db: Db, text: string): Promise<TreeNode> {
  const body = await db.transaction((tx) => bodyOf(tx, text));
  const query = firstQuery(parseNodeTree(body));
  if (query === null) throw new Error(`PostgreSQL stored no query tree of: ${text}`);
  return query;
}

async function bodyOf(tx: Transaction, text: string): Promise<string> {
  await tx.script(`prepare analysed as ${text}`);
  const prepared = await tx.one<{ parameters: string }>(sql`
    select coalesce(array_to_string(parameter_types, ', '), '') as parameters
    from pg_prepared_statements where name = 'analysed'`);
  await tx.script(`
    deallocate analysed;
    create function pg_temp.analysed(${prepared?.parameters ?? ''}) returns void language sql
    begin atomic ${text}; end`);
  const stored = await tx.one<{ body: string | null }>(sql`
    select prosqlbody::text as body from pg_proc
    where proname = 'analysed' and pronamespace = pg_my_temp_schema()`);
  await tx.script('drop function pg_temp.analysed');
  return stored?.body ?? '';
}

function firstQuery(value: ReturnType<typeof parseNodeTree>): TreeNode | null {
  if (isNode(value)) return value;
  return Array.isArray(value)
    ? value.reduce((found, each) => found ?? firstQuery(each), null)
    : null;
}
