import type { Edit } from '../mutation/guard.ts';
import {
  type Conflict,
  findInPiece,
  type InStatements,
  type KeyColumns,
  merge,
} from './find-in-statements.ts';
import { type FoundLock, type Kind, oneLine } from './lock.ts';
import { columnList, insideBrackets, listItems, type Span, trimmed } from './sql-clauses.ts';
import { maskSql } from './sql-pieces.ts';

const TABLE = /\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?([\w.]+)\s*\(/gi;
const INDEX = /\bcreate\s+unique\s+index\s+(\w+)\s+on\s+([\w.]+)\s*\(/gi;
const TRIGGER =
  /\bcreate\s+trigger\s+(\w+)[^;]*?\bon\s+([\w.]+)[^;]*?\bexecute\s+function\s+(\w+)[^;]*;/gi;
const FUNCTION =
  /\bcreate\s+(?:or\s+replace\s+)?function\s+([\w.]+)[\s\S]*?\$(\w*)\$([\s\S]*?)\$\2\$/gi;
const REFERENCE = /\breferences\s+([\w.]+)\s*(\([^()]*\))?/gi;

export interface Migration {
  readonly file: string;
  readonly source: string;
}

interface Key {
  readonly file: string;
  readonly table: string;
  /** Name of the constraint or index; null without one. */
  readonly name: string | null;
  readonly columns: string;
  readonly isPrimary: boolean;
  readonly span: Span;
  readonly text: string;
}

/** Schema defined by the migrations, without guards inside functions. */
interface Schema {
  readonly keys: readonly Key[];
  readonly checks: readonly Omit<Key, 'columns' | 'isPrimary'>[];
  /** Keys that a reference needs, as `table(columns)`. */
  readonly referenced: ReadonlySet<string>;
}

/** Returns the columns by which statements find a row. */
export function keyColumns(migrations: readonly Migration[]): KeyColumns {
  const { keys } = readSchema(migrations);
  const foreign = migrations.flatMap(({ source }) => [
    ...source.matchAll(/\bforeign\s+key\s*\(([^()]*)\)/gi),
  ]);
  const states = new Set(
    migrations.flatMap(({ source }) =>
      [...source.matchAll(/\bcheck\s*\(\s*(\w+)\s+in\s*\(/gi)].map(([, column]) => column),
    ),
  );
  return new Set(
    [...keys.map(({ columns }) => columns), ...foreign.map(([, list]) => columnList(list ?? ''))]
      .flatMap((list) => list.split(','))
      .filter((column) => /^\w+$/.test(column) && !states.has(column)),
  );
}

/** Finds the guards in the bodies of functions that migrations create. */
export function findInFunctions({ file, source }: Migration, keys: KeyColumns): InStatements {
  return merge(
    [...source.matchAll(FUNCTION)].map((match) => {
      const body = match[3] ?? '';
      const start = match.index + match[0].indexOf(body);
      const owner = match[1] ?? '';
      const found = findInPiece(file, source, { owner, start, text: maskSql(body) }, keys);
      const tables = tablesOf(source, owner);
      return { ...found, guards: found.guards.map((guard) => ({ ...guard, tables })) };
    }),
  );
}

/** Returns the tables of the triggers that call a function, also by another function. */
function tablesOf(source: string, owner: string): string[] {
  const callers = new Set([owner]);
  for (const name of callers) {
    const call = new RegExp(`\\b${name}\\s*\\(`);
    for (const [, caller = '', , body = ''] of source.matchAll(FUNCTION)) {
      if (call.test(maskSql(body))) callers.add(caller);
    }
  }
  const triggers = triggersOf(source).filter(({ called }) => callers.has(called));
  return [...new Set(triggers.map(({ table }) => table))];
}

/**
 * Finds the keys, checks and triggers that guard an invariant.
 *
 * @param conflicts conflict clauses of all statements. A statement that names a missing key would
 * fail, so the clause is removed with the key.
 * @param counters columns that statements increment or decrement.
 * @param insertions tables that statements insert into.
 */
export function findInSchema(
  migrations: readonly Migration[],
  { conflicts, counters, insertions }: Omit<InStatements, 'guards'>,
): FoundLock[] {
  const { keys, checks, referenced } = readSchema(migrations);
  const primary = new Map(
    keys.filter(({ isPrimary }) => isPrimary).map(({ table, columns }) => [table, columns]),
  );
  const unique = keys
    .filter((key) => isRemovable(key, referenced, primary))
    .filter((key) => !key.isPrimary || canMeet(key, conflicts, insertions))
    .map((key) => withoutKey(key, conflicts));
  const counted = checks.filter(({ table, text }) =>
    counters.some((counter) => counter.table === table && hasWord(text, counter.column)),
  );
  return [
    ...unique,
    ...counted.map((check) => removal('check of a counter', check)),
    ...migrations.flatMap(rejectingTriggers),
  ];
}

/** Excludes keys that a reference needs, and keys implied by the primary key. */
function isRemovable(
  { table, columns, isPrimary }: Key,
  referenced: ReadonlySet<string>,
  primary: ReadonlyMap<string, string>,
): boolean {
  if (referenced.has(`${table}(${columns})`)) return false;
  if (isPrimary) return !referenced.has(`${table}()`);
  const own = primary.get(table)?.split(',') ?? [];
  return own.length === 0 || !own.every((column) => columns.split(',').includes(column));
}

/** True if two sessions can insert the same primary key, which is impossible for a generated id. */
function canMeet(key: Key, conflicts: readonly Conflict[], insertions: readonly string[]): boolean {
  if (conflicts.some((conflict) => meets(conflict, key))) return true;
  return key.columns !== 'company_id,id' && insertions.includes(key.table);
}

function meets({ table, key }: Conflict, { table: own, name, columns }: Key): boolean {
  return table === own && (key === null || key === name || key === columns);
}

function withoutKey(key: Key, conflicts: readonly Conflict[]): FoundLock {
  const naming = conflicts.filter((conflict) => conflict.key !== null && meets(conflict, key));
  const isExclusion = /^(?:constraint \w+ )?exclude\b/i.test(key.text);
  const found = removal(isExclusion ? 'exclusion constraint' : 'unique key', key);
  return {
    ...found,
    edits: [
      ...found.edits,
      ...naming.map(({ file, span }): Edit => ({ file, ...span, replacement: '' })),
    ],
  };
}

function removal(
  kind: Kind,
  { file, table, span, text }: Omit<Key, 'columns' | 'isPrimary'>,
): FoundLock {
  return {
    kind,
    file,
    owner: table,
    text,
    edits: [{ file, ...span, replacement: '' }],
    tables: [table],
  };
}

function rejectingTriggers({ file, source }: Migration): FoundLock[] {
  const rejecting = new Set(
    [...source.matchAll(FUNCTION)]
      .filter(([, , , body]) => /\braise\s+exception\b/i.test(body ?? ''))
      .map(([, name]) => name),
  );
  return triggersOf(source)
    .filter(({ called }) => rejecting.has(called) || REJECTING.has(called))
    .map(({ name, table, span }) =>
      removal('trigger that rejects', { file, table, name, span, text: `trigger ${name}` }),
    );
}

function triggersOf(source: string) {
  return [...maskSql(source).matchAll(TRIGGER)].map((match) => {
    const [text, name = '', table = '', called = ''] = match;
    return { name, table, called, span: { start: match.index, end: match.index + text.length } };
  });
}

/** Rejecting functions of an earlier migration. */
const REJECTING: ReadonlySet<string> = new Set(['refuse_change']);

function readSchema(migrations: readonly Migration[]): Schema {
  const all = migrations.map(readMigration);
  return {
    keys: all.flatMap(({ keys }) => keys),
    checks: all.flatMap(({ checks }) => checks),
    referenced: new Set(all.flatMap(({ referenced }) => [...referenced])),
  };
}

function readMigration({ file, source }: Migration): Schema {
  const masked = maskSql(source);
  const keys: Key[] = [];
  const checks: Schema['checks'][number][] = [];
  for (const match of masked.matchAll(TABLE)) {
    const table = match[1] ?? '';
    const list = insideBrackets(masked, match.index + match[0].length - 1);
    for (const item of listItems(masked, list)) {
      const part = { file, table, ...readItem(masked, source, item) };
      if (part.columns !== null) keys.push({ ...part, columns: part.columns });
      if (part.isCheck) checks.push(part);
    }
  }
  for (const match of masked.matchAll(INDEX)) {
    const [text, name = '', table = ''] = match;
    const end = masked.indexOf(';', match.index) + 1;
    const list = insideBrackets(masked, match.index + text.length - 1);
    const columns = columnList(masked.slice(list.start, list.end));
    const span = { start: match.index, end };
    keys.push({
      file,
      table,
      name,
      columns,
      isPrimary: false,
      span,
      text: oneLine(source.slice(span.start, end - 1)),
    });
  }
  const referenced = [...masked.matchAll(REFERENCE)].map(
    ([, table = '', list = '']) => `${table}(${columnList(list)})`,
  );
  return { keys, checks, referenced: new Set(referenced) };
}

/** Parses a column or a constraint of a table. */
function readItem(masked: string, source: string, item: Span) {
  const { start, end } = trimmed(masked, item);
  const text = masked.slice(start, end);
  const listed =
    /^(?:constraint\s+(\w+)\s+)?(unique|primary\s+key|check|exclude\s+using\s+\w+)\b(?:\s+nulls\s+not\s+distinct)?\s*\(([\s\S]*)\)$/i.exec(
      text,
    );
  if (listed !== null) {
    const [, name = null, word = ''] = listed;
    const isCheck = /check/i.test(word);
    return {
      name,
      columns: isCheck ? null : columnList(listed[3] ?? ''),
      isPrimary: /primary/i.test(word),
      isCheck,
      span: withComma(masked, item),
      text: oneLine(source.slice(start, end)),
    };
  }
  const column = /^\w+/.exec(text)?.[0] ?? '';
  const word = /\b(?:unique|primary\s+key)\b/i.exec(withoutChecks(text));
  if (word !== null) {
    const from = start + word.index;
    return {
      name: null,
      columns: column,
      isPrimary: /primary/i.test(word[0]),
      isCheck: false,
      span: { start: from, end: from + word[0].length },
      text: `${column} ${word[0]}`,
    };
  }
  const check = /(?:\bconstraint\s+\w+\s+)?\bcheck\s*\(/i.exec(text);
  const from = start + (check?.index ?? 0);
  const to = check === null ? from : insideBrackets(masked, from + check[0].length - 1).end + 1;
  return {
    name: null,
    columns: null,
    isPrimary: false,
    isCheck: check !== null,
    span: { start: from, end: to },
    text: `${column} ${oneLine(source.slice(from, to))}`,
  };
}

/** Masks bracketed text, so that no word is found in a check. */
function withoutChecks(text: string): string {
  return text.replaceAll(/\((?:[^()]|\([^()]*\))*\)/g, (bracket) => '·'.repeat(bracket.length));
}

/**
 * Returns the span of a list item with the comma before it. The first item of a table is always a
 * column.
 */
function withComma(masked: string, { start, end }: Span): Span {
  const before = masked.lastIndexOf(',', start);
  return { start: before, end };
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text);
}
