/** What may stand in a `${…}` of a statement. A string is always a value, never SQL. */
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

/** A value bound for a `json` or `jsonb` column; made by {@link json}. */
export class Json {
  readonly value: unknown;
  constructor(value: unknown) {
    this.value = value;
  }
}

/** A piece of SQL and the values in it. Only the `sql` tag makes one, so none can come from input. */
export class Sql {
  readonly parts: readonly string[];
  readonly values: readonly SqlValue[];
  constructor(parts: readonly string[], values: readonly SqlValue[]) {
    this.parts = parts;
    this.values = values;
  }
}

/**
 * Writes a statement: every `${value}` becomes a parameter, every `${sql`…`}` is spliced in.
 * There is no way to interpolate an identifier: names of tables and columns are written out.
 */
export function sql(strings: TemplateStringsArray, ...inserts: readonly (SqlValue | Sql)[]): Sql {
  // The list of parts is the same each time, and so is what is kept of it.
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

/** Fragments in a row, e.g. the rows of an `insert … values`. No fragments give an empty one. */
export function join(fragments: readonly Sql[], separator: Sql = sql`, `): Sql {
  return fragments.reduce(
    (joined, fragment, index) => (index === 0 ? fragment : sql`${joined}${separator}${fragment}`),
    sql``,
  );
}

/** Marks a value as JSON, so that an array is not taken for a PostgreSQL array. */
export function json(value: unknown): Json {
  return new Json(value);
}

/** The statement as PostgreSQL wants it: `$1`, `$2` … in the text, the values beside it. */
export function toStatement({ parts, values }: Sql): { text: string; values: readonly SqlValue[] } {
  const text = texts.get(parts) ?? parts.reduce((before, part, n) => `${before}$${n}${part}`);
  texts.set(parts, text);
  return { text, values };
}

/** Texts by their parts: those of a statement without fragments are the same each time. */
const texts = new WeakMap<readonly string[], string>();
