import type { Db, Queryable, Transaction } from '../db/db.ts';
import { type Sql, toStatement } from '../db/sql.ts';
import type { Spans } from './spans.ts';

/** Maximum recorded length of a statement; its start identifies it. */
const LONGEST = 500;

/** Returns a database that traces its statements, without their values. */
export function tracedDb(db: Db, spans: Spans): Db {
  return {
    ...db,
    ...tracedQueries(db, spans),
    transaction: (work) =>
      spans.step('transaction', {}, () =>
        db.transaction((tx) => work(tracedTransaction(tx, spans))),
      ),
  };
}

function tracedTransaction(tx: Transaction, spans: Spans): Transaction {
  return { ...tx, ...tracedQueries(tx, spans) };
}

function tracedQueries({ query, one, execute }: Queryable, spans: Spans): Queryable {
  return {
    query: (statement) => step(spans, statement, () => query(statement)),
    one: (statement) => step(spans, statement, () => one(statement)),
    execute: (statement) => step(spans, statement, () => execute(statement)),
  };
}

function step<Result>(spans: Spans, statement: Sql, run: () => Promise<Result>): Promise<Result> {
  const text = toStatement(statement).text.replaceAll(/\s+/g, ' ').trim();
  const name = /^\w+/.exec(text)?.[0].toLowerCase() ?? 'statement';
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, LONGEST) };
  return spans.step(name, attributes, run);
}
