/** Possible results of an SQL expression. */
export interface ValueType {
  /** Oid of the type; 0 if unknown. */
  readonly oid: number;
  readonly isNullable: boolean;
  /** Possible values; null if not limited. */
  readonly values: ReadonlySet<unknown> | null;
  /** Values named by constraints and constants, including those that a condition excludes. */
  readonly domain: ReadonlySet<unknown> | null;
  /** Element type of an array, also in JSON; null if unknown. */
  readonly items: ValueType | null;
  /** Fields of a JSON object; null if unknown. */
  readonly fields: ReadonlyMap<string, ValueType> | null;
}

export interface Column {
  readonly name: string;
  readonly type: ValueType;
}

/** Returns a value type with a known oid only. */
export function anyOf(oid: number, isNullable = true): ValueType {
  return { oid, isNullable, values: null, domain: null, items: null, fields: null };
}

/** Empty type: the neutral element of {@link either}. */
export const NEVER: ValueType = {
  oid: 0,
  isNullable: false,
  values: new Set(),
  domain: new Set(),
  items: null,
  fields: null,
};

/** Returns the union of several types. */
export function either(types: readonly ValueType[]): ValueType {
  return types.reduce(
    (one, other) => ({
      oid: one.oid || other.oid,
      isNullable: one.isNullable || other.isNullable,
      values: union(one.values, other.values),
      domain: union(one.domain, other.domain),
      items: one.items ?? other.items,
      fields: one.fields ?? other.fields,
    }),
    NEVER,
  );
}

/** Returns the type of the first non-null value of several. */
export function firstOf(types: readonly ValueType[]): ValueType {
  return { ...either(types), isNullable: types.every(({ isNullable }) => isNullable) };
}

/** Returns the type with only these values. */
export function oneOf(type: ValueType, values: ReadonlySet<unknown> | null): ValueType {
  return { ...type, values, domain: values };
}

/** Returns the type with only the values that a condition allows. */
export function limitedTo(type: ValueType, values: ReadonlySet<unknown>): ValueType {
  const left = type.values === null ? values : intersection(type.values, values);
  return { ...type, values: left, domain: type.domain ?? left };
}

function union(one: ReadonlySet<unknown> | null, other: ReadonlySet<unknown> | null) {
  return one && other && new Set([...one, ...other]);
}

function intersection(one: ReadonlySet<unknown>, other: ReadonlySet<unknown>) {
  return new Set([...one].filter((value) => other.has(value)));
}
