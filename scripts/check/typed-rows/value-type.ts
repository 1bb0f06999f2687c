/** What PostgreSQL may return for an expression. */
export interface ValueType {
  /** Object id of the type; 0 if it is not known. */
  readonly oid: number;
  readonly isNullable: boolean;
  /** All values it can have; null if they are not limited. */
  readonly values: ReadonlySet<unknown> | null;
  /** All values that constraints and constants name, also those that a condition leaves out. */
  readonly domain: ReadonlySet<unknown> | null;
  /** Of an array, also in JSON; null if not known. */
  readonly items: ValueType | null;
  /** Of an object in JSON by name; null if not known. */
  readonly fields: ReadonlyMap<string, ValueType> | null;
}

/** A column of the result of a statement. */
export interface Column {
  readonly name: string;
  readonly type: ValueType;
}

/** Type of an expression of which nothing but its type is known. */
export function anyOf(oid: number, isNullable = true): ValueType {
  return { oid, isNullable, values: null, domain: null, items: null, fields: null };
}

/** Type of no value at all: the start of {@link either}. */
export const NEVER: ValueType = {
  oid: 0,
  isNullable: false,
  values: new Set(),
  domain: new Set(),
  items: null,
  fields: null,
};

/** Type of an expression that is one of several. */
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

/** The first of several that is not null. */
export function firstOf(types: readonly ValueType[]): ValueType {
  return { ...either(types), isNullable: types.every(({ isNullable }) => isNullable) };
}

/** The same type with these values alone. */
export function oneOf(type: ValueType, values: ReadonlySet<unknown> | null): ValueType {
  return { ...type, values, domain: values };
}

/** The same values without those that a condition leaves out. */
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
