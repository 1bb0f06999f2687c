/** Types allowed in `${…}` of a statement. A string is always a value, never SQL. */
export type SqlValue =
  | string
  | number
  | bigint
  | boolean
  | null
  | Temporal.Instant
  | Temporal.PlainDate
  | Temporal.PlainTime
  | Uint8Array
  | Json
  | readonly (string | number)[];

/** A value for a `json` or `jsonb` column; created by {@link json}. */
export class Json {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** A piece of SQL with its values. Only the `sql` tag creates one, so none can come from input. */
export class Sql {
  readonly parts: readonly string[];
  readonly values: readonly SqlValue[];
  constructor(parts: readonly string[], values: readonly SqlValue[]) {
    this.parts = parts;
    this.values = values;
  }
}

/**
 * Creates a statement: every `${value}` becomes a parameter, every `${sql`…`}` is spliced in.
 * Identifiers cannot be interpolated: names of tables and columns are written out.
 */
export function sql(strings: TemplateStringsArray, ...inserts: readonly (SqlValue | Sql)[]): Sql {
  // Reuses the template's own array, which is the cache key in `toStatement`.
  if (!inserts.some((insert) => insert instanceof Sql)) {
    return new Sql(strings, inserts as readonly SqlValue[]);
  }
  const parts = [strings[0] ?? ''];
  const values: SqlValue[] = [];
  inserts.forEach((insert, index) => {
    const following = strings[index + 1] ?? '';
    if (insert instanceof Sql) {
      parts.push(`${parts.pop()}${insert.parts[0]}`, ...insert.parts.slice(1));
      values.push(...insert.values);
      parts.push(`${parts.pop()}${following}`);
    } else {
      values.push(insert);
      parts.push(following);
    }
  });
  return new Sql(parts, values);
}

/** Joins fragments, e.g. the rows of an `insert … values`. Returns an empty fragment for none. */
export function join(fragments: readonly Sql[], separator: Sql = sql`, `): Sql {
  return fragments.reduce(
    (joined, fragment, index) => (index === 0 ? fragment : sql`${joined}${separator}${fragment}`),
    sql``,
  );
}

/** Marks a value as JSON, to distinguish it from a PostgreSQL array. */
export function json(value: unknown): Json {
  return new Json(value);
}

/** Converts a statement to PostgreSQL's format: text with `$1`, `$2` …, and values. */
export function toStatement({ parts, values }: Sql): { text: string; values: readonly SqlValue[] } {
  const text = texts.get(parts) ?? parts.reduce((before, part, n) => `${before}$${n}${part}`);
  texts.set(parts, text);
  return { text, values };
}

/** Cache of statement texts. A statement without fragments always has the same array of parts. */
const texts = new WeakMap<readonly string[], string>();
