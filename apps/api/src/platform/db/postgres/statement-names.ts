/** Far more than the server's statements; lists of values make new texts without end. */
const MOST = 1_000;

/** The names under which a connection lets PostgreSQL keep a statement's plan. */
export interface StatementNames {
  /** The same name for the same text; undefined where none is left. */
  nameOf(text: string): string | undefined;
  /** Gives the text another name from now on, as what was kept under this one cannot be used. */
  evict(text: string): void;
}

/**
 * Names statements, so that each is parsed and planned once a connection and not each time.
 *
 * @param most texts that are named; others are planned each time.
 */
export function createStatementNames(most: number = MOST): StatementNames {
  const names = new Map<string, string>();
  let made = 0;
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= most) return known;
      made += 1;
      const name = `claypot_${made}`;
      names.set(text, name);
      return name;
    },
    evict(text) {
      names.delete(text);
    },
  };
}

/** Every statement goes without a name, for poolers that hand connections on between statements. */
export const NO_NAMES: StatementNames = { nameOf: () => undefined, evict: () => undefined };
