import type { Queryable } from '../../../apps/api/src/platform/db/db.ts';
import { sql } from '../../../apps/api/src/platform/db/sql.ts';
import { readAllowedValues } from '../../../apps/api/src/testing/db/sql-literals.ts';
import { anyOf, oneOf, type ValueType } from './value-type.ts';

/** Tables, functions and types in PostgreSQL's catalogue. */
export interface Catalogue {
  column(table: number, number: number): ValueType | null;
  functionName(oid: number): string;
  operatorName(oid: number): string;
  /** Returns the oid of an array type's elements; 0 for other types. */
  elementOf(oid: number): number;
  /** Returns the oid of a type's array type; 0 if there is none. */
  arrayOf(oid: number): number;
}

export async function readCatalogue(db: Queryable): Promise<Catalogue> {
  const allowed = await readAllowedValues(db);
  const columns = await db.query<{
    relation: number;
    number: number;
    type: number;
    name: string;
    is_required: boolean;
  }>(sql`
    select a.attrelid::int8 as relation, a.attnum as number, a.atttypid::int8 as type,
      c.relname || '.' || a.attname as name, a.attnotnull as is_required
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p', 'v') and not a.attisdropped`);
  const functions = await db.query<{ oid: number; name: string }>(
    sql`select oid::int8 as oid, proname as name from pg_proc`,
  );
  const operators = await db.query<{ oid: number; name: string }>(
    sql`select oid::int8 as oid, oprname as name from pg_operator`,
  );
  const arrays = await db.query<{ oid: number; element: number }>(sql`
    select oid::int8 as oid, typelem::int8 as element from pg_type where typcategory = 'A' and typelem <> 0`);
  const types = new Map(
    columns.map(({ relation, number, type, name, is_required }) => [
      `${relation}.${number}`,
      oneOf(anyOf(type, !is_required), allowed.get(name) ?? null),
    ]),
  );
  const functionNames = new Map(functions.map(({ oid, name }) => [oid, name]));
  const operatorNames = new Map(operators.map(({ oid, name }) => [oid, name]));
  const elements = new Map(arrays.map(({ oid, element }) => [oid, element]));
  const arraysOf = new Map(arrays.map(({ oid, element }) => [element, oid]));
  return {
    column: (table, number) => types.get(`${table}.${number}`) ?? null,
    functionName: (oid) => functionNames.get(oid) ?? '',
    operatorName: (oid) => operatorNames.get(oid) ?? '',
    elementOf: (oid) => elements.get(oid) ?? 0,
    arrayOf: (oid) => arraysOf.get(oid) ?? 0,
  };
}
