import { type FoundLock, type Kind, oneLine } from './lock.ts';
import { clauseAfter, clauseUntil, columnList, conjuncts, type Span } from './sql-clauses.ts';
import { INSERT, type SqlPiece, sqlPieces } from './sql-pieces.ts';

/** Columns of primary keys, unique keys and references. */
export type KeyColumns = ReadonlySet<string>;

/** `on conflict` clause with the key that it names, if any. */
export interface Conflict {
  readonly file: string;
  readonly span: Span;
  /** Target table of the insertion. */
  readonly table: string;
  /** Columns without brackets, or the name of a constraint; null for any key. */
  readonly key: string | null;
}

/** Column that a statement increments or decrements. */
interface Counter {
  readonly table: string;
  readonly column: string;
}

/** Findings in the SQL of one file. */
export interface InStatements {
  readonly guards: readonly FoundLock[];
  readonly conflicts: readonly Conflict[];
  readonly counters: readonly Counter[];
  /** Tables that statements insert into. */
  readonly insertions: readonly string[];
}

const ROW_LOCK =
  /\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b(?:\s+of\s+\w+)?(?:\s+(?:skip\s+locked|nowait))?/gi;
const SKIP_LOCKED = /\bskip\s+locked\b/gi;
const ADVISORY = /\bpg_(?:try_)?advisory_(?:xact_)?lock(?=\()/gi;
/** Excludes `for update`, `do update`, `after update` and similar. */
const CHANGE =
  /(?<!\b(?:for|key|do|on|after|before|or)\s+)\b(update|delete\s+from)\s+(?:only\s+)?([\w.]+|§_*)/gi;
const INSERTION = /\binsert\s+into\s+([\w.]+|§_*)/gi;
const DO_UPDATE = /\bdo\s+update\b/gi;
const CONFLICT = /\bon\s+conflict\b/gi;
const AFTER_WHERE =
  /\b(?:returning|on\s+conflict|order\s+by|limit|for\s+(?:no\s+key\s+)?update|union)\b/;
/** All rows of a company match this, so it does not identify a row. */
const OF_COMPANY = /^(?:\w+\.)?company_id\s*=/i;
/** Condition on other rows; conditions on the copied rows are no guards. */
const LOOKS_FOR_ROWS = /exists\s*\(|\bcount\(/i;
const COUNTED = /\b(\w+)\s*=\s*(?:\w+\.)?\1\s*[+-]/g;

/** Finds the guards of the statements in a TypeScript source. */
export function findInStatements(file: string, source: string, keys: KeyColumns): InStatements {
  return merge(sqlPieces(file, source).map((piece) => findInPiece(file, source, piece, keys)));
}

/** Finds the guards of a piece of SQL in a template or function body. */
export function findInPiece(
  file: string,
  source: string,
  piece: SqlPiece,
  keys: KeyColumns,
): InStatements {
  const finder = new PieceFinder(file, source, piece, keys);
  return {
    guards: finder.guards(),
    conflicts: finder.conflicts(),
    counters: finder.counters(),
    insertions: finder.insertions(),
  };
}

export function merge(parts: readonly InStatements[]): InStatements {
  return {
    guards: parts.flatMap(({ guards }) => guards),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
    counters: parts.flatMap(({ counters }) => counters),
    insertions: parts.flatMap(({ insertions }) => insertions),
  };
}

class PieceFinder {
  readonly #file: string;
  readonly #source: string;
  readonly #piece: SqlPiece;
  readonly #keys: KeyColumns;

  constructor(file: string, source: string, piece: SqlPiece, keys: KeyColumns) {
    this.#file = file;
    this.#source = source;
    this.#piece = piece;
    this.#keys = keys;
  }

  guards(): FoundLock[] {
    return [
      ...this.#matches(ROW_LOCK, 'row lock', ''),
      ...this.#matches(SKIP_LOCKED, 'skip locked', ''),
      ...this.#matches(ADVISORY, 'advisory lock', 'coalesce'),
      ...this.#conditions(),
      ...this.conflicts().map(({ span }) => this.#guard('on conflict', span, '')),
    ];
  }

  conflicts(): Conflict[] {
    return this.#all(CONFLICT).map((match) => {
      const start = match.index;
      const end = clauseUntil(this.#text, start, /\breturning\b/).end;
      const clause = this.#text.slice(start, end);
      const named = /^on\s+conflict\s+on\s+constraint\s+(\w+)/i.exec(clause);
      const listed = /^on\s+conflict\s*\(((?:[^()]|\([^()]*\))*)\)/i.exec(clause);
      const before = this.#all(INSERTION).findLast(({ index }) => index < start);
      return {
        file: this.#file,
        span: this.#inFile({ start, end }),
        table: before?.[1] ?? '',
        key: named?.[1] ?? (listed?.[1] === undefined ? null : columnList(listed[1])),
      };
    });
  }

  /** Returns the columns that `set x = x - …` changes, in updates and in `do update`. */
  counters(): Counter[] {
    return [...this.#all(CHANGE), ...this.#all(INSERTION)].flatMap((match) => {
      const table = match[2] ?? match[1] ?? '';
      const from = match.index + match[0].length;
      const set = clauseAfter(this.#text, from, /\bset\b/, /\b(?:where|from|returning)\b/);
      if (set === null) return [];
      return [...this.#text.slice(set.start, set.end).matchAll(COUNTED)].map((counted) => ({
        table,
        column: counted[1] ?? '',
      }));
    });
  }

  insertions(): string[] {
    return this.#all(INSERTION).map((match) => match[1] ?? '');
  }

  get #text(): string {
    return this.#piece.text;
  }

  #all(pattern: RegExp): RegExpExecArray[] {
    return [...this.#text.matchAll(pattern)];
  }

  #matches(pattern: RegExp, kind: Kind, replacement: string): FoundLock[] {
    return this.#all(pattern).map((match) =>
      this.#guard(
        kind,
        this.#inFile({ start: match.index, end: match.index + match[0].length }),
        replacement,
      ),
    );
  }

  /** Returns the conditions of updates, deletions and insertions other than the row's key. */
  #conditions(): FoundLock[] {
    const changes = this.#all(CHANGE).flatMap((match) => this.#whereOf(match));
    const updates = this.#all(DO_UPDATE).flatMap((match) => this.#whereOf(match));
    const insertions = this.#all(INSERTION).flatMap((match) => this.#insertionWhere(match));
    return [
      ...changes.flatMap((where) => this.#rowConditions(where)),
      ...updates.flatMap((where) => this.#conditionsOf(where, 'conditional update')),
      ...insertions
        .flatMap((where) => this.#conditionsOf(where, 'conditional insert'))
        .filter(({ text }) => LOOKS_FOR_ROWS.test(text)),
    ];
  }

  #whereOf(match: RegExpExecArray): Span[] {
    const from = match.index + match[0].length;
    const where = clauseAfter(this.#text, from, /\bwhere\b/, AFTER_WHERE);
    return where === null ? [] : [where];
  }

  /** Returns the condition of `insert into … select … where …`. */
  #insertionWhere(match: RegExpExecArray): Span[] {
    const from = match.index + match[0].length;
    const where = clauseAfter(this.#text, from, /\bon\s+conflict\b|\bwhere\b/, AFTER_WHERE);
    if (where === null) return [];
    const isOfConflict = /on\s+conflict\s*$/i.test(this.#text.slice(0, where.start));
    return isOfConflict ? [] : [where];
  }

  /** Without a condition on a row's key, the statement selects several rows and guards nothing. */
  #rowConditions(where: Span): FoundLock[] {
    const keys = conjuncts(this.#text, where).filter((span) => this.#isKey(span));
    const namesRow = keys.some(({ start, end }) => !OF_COMPANY.test(this.#text.slice(start, end)));
    return namesRow ? this.#conditionsOf(where, 'conditional update') : [];
  }

  #conditionsOf(where: Span, kind: Kind): FoundLock[] {
    return conjuncts(this.#text, where)
      .filter((span) => !this.#isKey(span))
      .map((span) => this.#guard(kind, this.#inFile(span), 'true'));
  }

  #isKey(span: Span): boolean {
    const text = this.#text.slice(span.start, span.end);
    if (text.startsWith(INSERT)) return !this.#isConditionInserted(span);
    if (/^\(.*\)\s+in\s*\(/s.test(text)) return true;
    const compared = /^(?:\w+\.)?(\w+)\s*(?:=|\bin\b|\bis\s+not\s+distinct\s+from\b)/i.exec(text);
    return compared?.[1] !== undefined && this.#keys.has(compared[1]);
  }

  /**
   * True for conditions such as `${isOwed}` and `${settlement !== null}`; `${ofCart(cart)}`
   * identifies rows.
   */
  #isConditionInserted(span: Span): boolean {
    const { start, end } = this.#inFile(span);
    const expression = this.#source.slice(start, end);
    return /^\$\{\s*(?:is|has|may|can)[A-Z]/.test(expression) || /[!=]==/.test(expression);
  }

  #inFile({ start, end }: Span): Span {
    return { start: start + this.#piece.start, end: end + this.#piece.start };
  }

  #guard(kind: Kind, { start, end }: Span, replacement: string): FoundLock {
    return {
      kind,
      file: this.#file,
      owner: this.#piece.owner,
      text: oneLine(this.#source.slice(start, end)),
      edits: [{ file: this.#file, start, end, replacement }],
      tables: [],
    };
  }
}
