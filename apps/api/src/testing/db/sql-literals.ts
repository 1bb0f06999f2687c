import type { Queryable } from '../../platform/db/db.ts';
import { sql } from '../../platform/db/sql.ts';

/** Allowed values by `table.column`, for columns with a check constraint. */
export type AllowedValues = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the database's constraints of the form `check (column in ('a', 'b'))`. */
export async function readAllowedValues(db: Queryable): Promise<AllowedValues> {
  const constraints = await db.query<{ table: string; column: string; definition: string }>(sql`
    select t.relname as table, a.attname as column, pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_namespace n on n.oid = t.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1`);
  const allowed = new Map<string, Set<string>>();
  for (const { table, column, definition } of constraints) {
    const values = valuesOf(definition, column);
    if (values !== null) allowed.set(`${table}.${column}`, values);
  }
  return allowed;
}

/**
 * PostgreSQL returns a list as `= ANY (ARRAY['a'::text, …])`, and a list of one as `= 'a'::text`.
 */
function valuesOf(definition: string, column: string): Set<string> | null {
  const form = new RegExp(
    `^CHECK \\(\\(\\(?"?${column}"?\\)?(?:::text)? = (?:ANY \\(\\(?ARRAY\\[([^\\]]*)\\]\\)?(?:::text\\[\\])?\\)|('[^']*'::text))\\)\\)`,
  );
  const list = form.exec(definition);
  if (list === null) return null;
  return new Set(
    [...(list[1] ?? list[2] ?? '').matchAll(/'([^']*)'/g)].map(([, value]) => value ?? ''),
  );
}

/** A literal that the column's constraint does not allow. */
export interface UnknownLiteral {
  readonly column: string;
  readonly literal: string;
}

type Token =
  | { readonly kind: 'word' | 'literal' | 'sign'; readonly text: string }
  | { readonly kind: 'group'; readonly tokens: readonly Token[] };

const TOKENS =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'((?:[^']|'')*)'|[a-z_][a-z0-9_]*(?:\.[a-z_][a-z0-9_]*)?|::\s*[a-z_]+(?:\[\])?|<>|!=|<=|>=|[^\s]/gi;

/** Finds the literals in a statement that the constraints do not allow. */
export function findUnknownLiterals(statement: string, allowed: AllowedValues): UnknownLiteral[] {
  return new Finder(allowed).find(parse(statement));
}

function parse(statement: string): readonly Token[] {
  const stack: Token[][] = [[]];
  const close = () => {
    const tokens = stack.pop() ?? [];
    stack.at(-1)?.push({ kind: 'group', tokens });
  };
  for (const [text, literal] of statement.matchAll(TOKENS)) {
    if (text === '(') stack.push([]);
    else if (text === ')' && stack.length > 1) close();
    else stack.at(-1)?.push(...tokensOf(text, literal));
  }
  // A fragment can leave a bracket open; the rest belongs to that group.
  while (stack.length > 1) close();
  return stack[0] ?? [];
}

/** Returns no token for comments, casts and unmatched closing brackets. */
function tokensOf(text: string, literal: string | undefined): readonly Token[] {
  if (literal !== undefined) return [{ kind: 'literal', text: literal.replaceAll("''", "'") }];
  if (/^(?:--|\/\*|::|\))/.test(text)) return [];
  return [{ kind: /^[a-z_]/i.test(text) ? 'word' : 'sign', text: text.toLowerCase() }];
}

/** Tables by alias that are visible in a group of tokens. */
type Scope = ReadonlyMap<string, string>;

const KEYWORDS: ReadonlySet<string> = new Set(
  'where on set join left inner cross lateral order group limit using returning values select default union for as with and or'.split(
    ' ',
  ),
);

class Finder {
  readonly #allowed: AllowedValues;
  readonly #tables: ReadonlySet<string>;
  readonly #found: UnknownLiteral[] = [];

  constructor(allowed: AllowedValues) {
    this.#allowed = allowed;
    this.#tables = new Set([...allowed.keys()].map((key) => key.split('.')[0] ?? ''));
  }

  find(tokens: readonly Token[]): UnknownLiteral[] {
    this.#group(tokens, []);
    return this.#found;
  }

  #group(tokens: readonly Token[], outer: readonly Scope[]): void {
    const scopes = [this.#scopeOf(tokens), ...outer];
    tokens.forEach((token, index) => {
      if (token.kind === 'group') this.#group(token.tokens, scopes);
      if (isWord(token)) this.#column(token.text, tokens, index, scopes);
      if (isWord(token) && token.text === 'into') this.#insertion(tokens, index + 1);
    });
  }

  #scopeOf(tokens: readonly Token[]): Scope {
    const scope = new Map<string, string>();
    tokens.forEach((token, index) => {
      if (!isWord(token) || !['from', 'join', 'update', 'into'].includes(token.text)) return;
      this.#declare(scope, tokens, index + 1);
    });
    return scope;
  }

  /** Adds `table [as] alias` to the scope, and further tables after commas. */
  #declare(scope: Map<string, string>, tokens: readonly Token[], index: number): void {
    const table = wordAt(tokens, index);
    if (table === null) return;
    const next = wordAt(tokens, index + 1) === 'as' ? index + 2 : index + 1;
    const alias = wordAt(tokens, next);
    const isAlias = alias !== null && !KEYWORDS.has(alias);
    scope.set(isAlias ? alias : table, table);
    const comma = tokens[isAlias ? next + 1 : index + 1];
    if (comma?.kind === 'sign' && comma.text === ',') {
      this.#declare(scope, tokens, (isAlias ? next + 1 : index + 1) + 1);
    }
  }

  /** Checks a column that is compared with or set to literals. */
  #column(name: string, tokens: readonly Token[], index: number, scopes: readonly Scope[]): void {
    const literals = literalsAfter(tokens, index + 1);
    if (literals.length === 0) return;
    const values = this.#valuesOf(name, scopes);
    if (values !== null) this.#hold(name, literals, values);
  }

  /** Returns a column's allowed values from the nearest scope, or from any table in a fragment. */
  #valuesOf(name: string, scopes: readonly Scope[]): ReadonlySet<string> | null {
    const [first = '', second] = name.split('.');
    return second === undefined
      ? this.#unqualified(first, scopes)
      : this.#qualified(first, second, scopes);
  }

  #qualified(alias: string, column: string, scopes: readonly Scope[]): ReadonlySet<string> | null {
    const table = scopes.flatMap((scope) => scope.get(alias) ?? [])[0];
    if (table !== undefined) return this.#allowed.get(`${table}.${column}`) ?? null;
    const isTable = this.#tables.has(alias);
    return isTable ? (this.#allowed.get(`${alias}.${column}`) ?? null) : this.#ofAnyTable(column);
  }

  #unqualified(column: string, scopes: readonly Scope[]): ReadonlySet<string> | null {
    for (const scope of scopes) {
      const sets = [...scope.values()].flatMap(
        (table) => this.#allowed.get(`${table}.${column}`) ?? [],
      );
      if (sets.length > 0) return union(sets);
    }
    // None of the visible tables has this constraint, so the column is another one.
    const named = scopes.flatMap((scope) => [...scope.values()]);
    const isKnownTable = named.some((table) => this.#tables.has(table) || table.includes('.'));
    return isKnownTable ? null : this.#ofAnyTable(column);
  }

  #ofAnyTable(column: string): ReadonlySet<string> | null {
    const sets = [...this.#allowed].filter(([key]) => key.endsWith(`.${column}`));
    return sets.length === 0 ? null : union(sets.map(([, set]) => set));
  }

  /** Checks `insert into table (columns) values (…), (…)` or `select …`. */
  #insertion(tokens: readonly Token[], index: number): void {
    const table = wordAt(tokens, index);
    const hasAlias = wordAt(tokens, index + 1) === 'as';
    const list = tokens[hasAlias ? index + 3 : index + 1];
    if (table === null || list?.kind !== 'group') return;
    const columns = list.tokens.filter(isWord).map(({ text }) => text);
    let at = (hasAlias ? index + 3 : index + 1) + 1;
    const begin = wordAt(tokens, at);
    if (begin === 'select') this.#row(table, columns, tokens.slice(at + 1));
    if (begin !== 'values') return;
    for (at += 1; ; at += 2) {
      const row = tokens[at];
      if (row?.kind !== 'group') return;
      this.#row(table, columns, row.tokens);
    }
  }

  /**
   * Checks values in the order of the columns. A fragment may contain several values, so a
   * different count is skipped.
   */
  #row(table: string, columns: readonly string[], tokens: readonly Token[]): void {
    const values = listOf(tokens);
    if (values.length !== columns.length) return;
    columns.forEach((column, index) => {
      const allowed = this.#allowed.get(`${table}.${column}`);
      const [only, ...more] = values[index] ?? [];
      if (allowed === undefined || only === undefined) return;
      if (only.kind === 'literal' && more.length === 0) {
        this.#hold(`${table}.${column}`, [only.text], allowed);
      }
    });
  }

  #hold(column: string, literals: readonly string[], values: ReadonlySet<string>): void {
    for (const literal of literals) {
      if (!values.has(literal)) this.#found.push({ column, literal });
    }
  }
}

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}

function isWord(token: Token | undefined): token is Token & { readonly text: string } {
  return token?.kind === 'word';
}

function wordAt(tokens: readonly Token[], index: number): string | null {
  const token = tokens[index];
  return isWord(token) ? token.text : null;
}

/** Splits a list at its commas, up to a keyword that ends it. */
function listOf(tokens: readonly Token[]): (readonly Token[])[] {
  const end = tokens.findIndex(
    (token) => isWord(token) && ['from', 'where', 'on', 'returning', 'union'].includes(token.text),
  );
  const parts: Token[][] = [[]];
  for (const token of end === -1 ? tokens : tokens.slice(0, end)) {
    if (token.kind === 'sign' && token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/**
 * Returns the literals after a column: `= 'a'`, `<> 'a'`, `[not] in ('a', 'b')`, `is [not] distinct
 * from 'a'`.
 */
function literalsAfter(tokens: readonly Token[], start: number): readonly string[] {
  let at = start;
  const token = tokens[at];
  if (token?.kind === 'sign' && ['=', '<>', '!='].includes(token.text)) {
    return literalsOf(tokens, at + 1);
  }
  if (wordAt(tokens, at) === 'not') at += 1;
  if (wordAt(tokens, at) === 'in') {
    const list = tokens[at + 1];
    return list?.kind === 'group' ? list.tokens.flatMap(literalOf) : [];
  }
  if (wordAt(tokens, at) === 'is') {
    at += wordAt(tokens, at + 1) === 'not' ? 2 : 1;
    const isDistinct = wordAt(tokens, at) === 'distinct' && wordAt(tokens, at + 1) === 'from';
    return isDistinct ? (tokens[at + 2] ? literalOf(tokens[at + 2]) : []) : [];
  }
  return [];
}

/** Returns a literal, or the result literals of a `case`. */
function literalsOf(tokens: readonly Token[], start: number): readonly string[] {
  if (wordAt(tokens, start) !== 'case') return literalOf(tokens[start]);
  const literals: string[] = [];
  for (let at = start; at < tokens.length && wordAt(tokens, at) !== 'end'; at += 1) {
    if (['then', 'else'].includes(wordAt(tokens, at) ?? ''))
      literals.push(...literalOf(tokens[at + 1]));
  }
  return literals;
}

function literalOf(token: Token | undefined): readonly string[] {
  return token?.kind === 'literal' ? [token.text] : [];
}
