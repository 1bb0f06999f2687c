import type { Db as BossDb } from 'pg-boss';
import type { Db, Queryable } from '../db/db.ts';
import { json, Sql, type SqlValue } from '../db/sql.ts';

/** Multi-statement transaction text of pg-boss. */
const TRANSACTION = /^\s*BEGIN;(?<statements>[\s\S]*)COMMIT;\s*$/;
const PARAMETER = /\$(\d+)/;

/** Adapts a `Db` for pg-boss, so that it works with either database and any pooler. */
export function bossDb(db: Db): BossDb {
  return {
    async executeSql(text, values = []) {
      const statements = TRANSACTION.exec(text)?.groups?.statements;
      if (statements === undefined) return { rows: await rowsOf(db, text, values) };
      return db.transaction(async (tx) => {
        const rows: object[] = [];
        // Splitting is safe: no string in these statements contains a semicolon.
        for (const statement of statements.split(';').filter((each) => each.trim() !== '')) {
          rows.push(...(await rowsOf(tx, statement, [])));
        }
        return { rows };
      });
    },
  };
}

async function rowsOf(db: Queryable, text: string, values: readonly unknown[]): Promise<object[]> {
  const rows = await db.query<Readonly<Record<string, unknown>>>(statementOf(text, values));
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)])),
  );
}

/** Repeats the value of a parameter for each of its occurrences. */
function statementOf(text: string, values: readonly unknown[]): Sql {
  const pieces = text.split(PARAMETER);
  const parts = pieces.filter((_, index) => index % 2 === 0);
  const numbers = pieces.filter((_, index) => index % 2 === 1);
  return new Sql(
    parts,
    numbers.map((number) => parameterOf(values[Number(number) - 1])),
  );
}

/** @throws Error for a type that pg-boss has never passed. */
function parameterOf(value: unknown): SqlValue {
  switch (typeof value) {
    case 'string':
    case 'number':
    case 'boolean':
      return value;
    case 'undefined':
      return null;
    case 'object':
      if (value === null) return null;
      return Array.isArray(value) ? value.map(String) : json(value);
    default:
      throw new Error(`A job cannot contain a value of type ${typeof value}`);
  }
}

function plain(value: unknown): unknown {
  return value instanceof Temporal.Instant ? new Date(value.epochMilliseconds) : value;
}
