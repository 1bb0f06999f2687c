/** Counts cases of a property test, so that it fails if its inputs no longer reach a case. */
export interface CaseCount {
  readonly count: (name: string) => void;
  /** Returns the cases that occurred fewer than 100 times. */
  readonly rare: (names: readonly string[]) => readonly string[];
}

const LEAST = 100;

/** Returns a count that has seen no case. */
export function createCaseCount(): CaseCount {
  const seen = new Map<string, number>();
  return {
    count: (name) => seen.set(name, (seen.get(name) ?? 0) + 1),
    rare: (names) => names.filter((name) => (seen.get(name) ?? 0) < LEAST),
  };
}
