import type { Db as BossDb } from 'pg-boss';
import type { Db, Queryable } from '../db/db.ts';
import { json, Sql, type SqlValue } from '../db/sql.ts';

/** Statements that pg-boss sends at once, in a transaction of their own. */
const TRANSACTION = /^\s*BEGIN;(?<statements>[\s\S]*)COMMIT;\s*$/;
const PARAMETER = /\$(\d+)/;

/** Has pg-boss ask the database by our port, and so either database, and any pooler. */
export function bossDb(db: Db): BossDb {
  return {
    async executeSql(text, values = []) {
      const statements = TRANSACTION.exec(text)?.groups?.statements;
      if (statements === undefined) return { rows: await rowsOf(db, text, values) };
      return db.transaction(async (tx) => {
        const rows: object[] = [];
        // Nothing of what it sends so has the sign in a text.
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

/** A parameter that stands at several places is sent for each of them. */
function statementOf(text: string, values: readonly unknown[]): Sql {
  const pieces = text.split(PARAMETER);
  const parts = pieces.filter((_, index) => index % 2 === 0);
  const numbers = pieces.filter((_, index) => index % 2 === 1);
  return new Sql(
    parts,
    numbers.map((number) => parameterOf(values[Number(number) - 1])),
  );
}

/** @throws Error for what it has never sent. */
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
      throw new Error(`A job cannot hold a ${typeof value}`);
  }
}

function plain(value: unknown): unknown {
  return value instanceof Temporal.Instant ? new Date(value.epochMilliseconds) : value;
}
