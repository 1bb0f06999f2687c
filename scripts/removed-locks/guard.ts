/** What a guard is, in the order of the table. */
export const KINDS = [
  'row lock',
  'skip locked',
  'advisory lock',
  'unique key',
  'exclusion constraint',
  'conditional update',
  'conditional insert',
  'on conflict',
  'check of a counter',
  'trigger that rejects',
] as const;

export type Kind = (typeof KINDS)[number];

/** Replaces a piece of a file. Offsets are in UTF-16 code units. */
export interface Edit {
  /** Relative to the root. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A piece of SQL that keeps concurrent sessions from breaking an invariant. */
export interface Guard {
  /** Stable while the guard, its file and its function keep their names. */
  readonly id: string;
  readonly kind: Kind;
  /** Relative to the root. */
  readonly file: string;
  /** Function, constant or table that has the guard. */
  readonly owner: string;
  /** The SQL that is removed, on one line. */
  readonly text: string;
  /** Makes a copy of the sources without the guard. */
  readonly edits: readonly Edit[];
  /**
   * Tables of a guard in a migration. A test file reaches the guard if it writes to one of them. Empty
   * for a guard in a statement.
   */
  readonly tables: readonly string[];
}

/** A guard that has no id yet: ids count equal guards of one function. */
export type Found = Omit<Guard, 'id'>;

/** Applies edits to one file, the last first, so that offsets stay valid. */
export function applyEdits(source: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end),
      source,
    );
}

/** Gives each guard an id. */
export function withIds(found: readonly Found[]): Guard[] {
  const seen = new Map<string, number>();
  return found.map((guard) => {
    const name = `${guard.file} › ${guard.owner} › ${guard.kind} › ${guard.text}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...guard, id: count === 1 ? name : `${name} (${count})` };
  });
}

export function oneLine(text: string): string {
  return text
    .replaceAll(/--[^\n]*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
