import * as v from 'valibot';
import type { Db } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Data that identifies a person. */
export interface Person {
  /** E.164. */
  readonly phones: readonly string[];
  /** Names, e-mail addresses, parts of addresses and remarks; matched case-insensitively. */
  readonly texts: readonly string[];
}

/** Personal data found in a column. */
export interface Leftover {
  /** `schema.table.column`. */
  readonly place: string;
  readonly value: string;
}

/** Result of a temporary function, which has no static type. */
const cells = v.array(v.object({ place: v.string(), value: v.string() }));

/**
 * Searches every column of every table and schema for a person: text, JSON, arrays, bytes and keys,
 * in all phone number formats.
 */
export async function findLeftovers(db: Db, person: Person): Promise<Leftover[]> {
  const patterns = patternsOf(person);
  const cells = await readCells(db);
  return cells.filter(({ value }) => patterns.some((pattern) => pattern.test(value)));
}

/** Returns true if a text outside the database, such as a log line, contains data of the person. */
export function mentions(text: string, person: Person): boolean {
  return patternsOf(person).some((pattern) => pattern.test(text));
}

function patternsOf({ phones, texts }: Person): RegExp[] {
  const written = [...texts, ...texts.map((text) => encodeURIComponent(text))];
  const plain = written.map((text) => new RegExp(literal(text), 'i'));
  const bytes = texts.map((text) => new RegExp(Buffer.from(text).toString('hex'), 'i'));
  // Digits shared by the national and international format, with any separators.
  const national = phones.map((phone) => phone.replace(/^\+60/, ''));
  const spelt = national.map((digits) => new RegExp([...digits].join('[\\s().-]*')));
  const hex = national.map((digits) => new RegExp(Buffer.from(digits).toString('hex')));
  return [...plain, ...bytes, ...spelt, ...hex];
}

function literal(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function readCells(db: Db): Promise<Leftover[]> {
  return db.transaction(async (tx) => {
    await tx.script(`
      create or replace function pg_temp.cells() returns table (place text, value text) language plpgsql
      as $$
      declare col record;
      begin
        for col in
          select c.table_schema, c.table_name, c.column_name from information_schema.columns c
          join information_schema.tables t
            on t.table_schema = c.table_schema and t.table_name = c.table_name
          where t.table_type = 'BASE TABLE'
            and c.table_schema not in ('pg_catalog', 'information_schema')
        loop
          return query execute format(
            'select %L, t.%I::text from %I.%I t where t.%I is not null',
            concat_ws('.', col.table_schema, col.table_name, col.column_name),
            col.column_name, col.table_schema, col.table_name, col.column_name);
        end loop;
      end $$`);
    return v.parse(cells, await tx.query(sql`select place, value from pg_temp.cells()`));
  });
}
