/** Replacement of a piece of a file. Offsets are in UTF-16 code units. */
export interface Edit {
  /** Relative to the root. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

/** Piece of code that can be removed, and that some test must detect as missing. */
export interface Guard {
  /** Stable while the guard, its file and its function are not renamed. */
  readonly id: string;
  readonly kind: string;
  /** Relative to the root. */
  readonly file: string;
  /** Function, constant or table that contains the guard. */
  readonly owner: string;
  /** Removed code, on one line. */
  readonly text: string;
  /** Edits that remove the guard from a copy of the sources. */
  readonly edits: readonly Edit[];
}

/** Guard without an id; ids number equal guards of one function. */
export type Found<Some extends Guard = Guard> = Omit<Some, 'id'>;

/** Applies edits to one file, last first, so that offsets stay valid. */
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
