/** Replaces a piece of a file. Offsets are in UTF-16 code units. */
export interface Edit {
  /** Relative to the root. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** A piece of the product that can be removed, and that a test has to miss. */
export interface Guard {
  /** Stable while the guard, its file and its function keep their names. */
  readonly id: string;
  readonly kind: string;
  /** Relative to the root. */
  readonly file: string;
  /** Function, constant or table that has the guard. */
  readonly owner: string;
  /** The code that is removed, on one line. */
  readonly text: string;
  /** Makes a copy of the sources without the guard. */
  readonly edits: readonly Edit[];
}

/** A guard that has no id yet: ids count equal guards of one function. */
export type Found<Some extends Guard = Guard> = Omit<Some, 'id'>;

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
export function withIds<Some extends Found>(found: readonly Some[]): (Some & { id: string })[] {
  const seen = new Map<string, number>();
  return found.map((guard) => {
    const name = `${guard.file} › ${guard.owner} › ${guard.kind} › ${guard.text}`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { ...guard, id: count === 1 ? name : `${name} (${count})` };
  });
}
