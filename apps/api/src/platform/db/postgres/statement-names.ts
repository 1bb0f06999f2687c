/**
 * Maximum number of statements with a name, far above the number of the server's statements. Lists
 * of values create an unlimited number of further texts.
 */
const MOST = 1_000;

export interface StatementNames {
  /** Returns the name of a text; undefined for a new text once the maximum is reached. */
  nameOf(text: string): string | undefined;
  /** Discards the name of a text with an invalid prepared plan. */
  evict(text: string): void;
}

/**
 * Creates names of prepared statements, so that each statement is parsed and planned once per
 * connection.
 *
 * @param most maximum texts with a name; others are planned on every execution.
 */
export function createStatementNames(most: number = MOST): StatementNames {
  const names = new Map<string, string>();
  let nameCount = 0;
  return {
    nameOf(text) {
      const existing = names.get(text);
      if (existing !== undefined || names.size >= most) return existing;
      nameCount += 1;
      const name = `claypot_${nameCount}`;
      names.set(text, name);
      return name;
    },
    evict(text) {
      names.delete(text);
    },
  };
}

/** No prepared statements, for poolers that switch connections between statements. */
export const NO_NAMES: StatementNames = { nameOf: () => undefined, evict: () => undefined };
