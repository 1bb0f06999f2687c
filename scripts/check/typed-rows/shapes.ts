import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** A TypeScript type, as far as a column can be compared with it. */
export interface Shape {
  /** As TypeScript writes it. */
  readonly text: string;
  readonly isNullable: boolean;
  /** Whether it includes undefined. */
  readonly isOptional: boolean;
  /** `string`, `number`, `boolean`, `array`, `object`, `unknown`, or the name of a class. */
  readonly kinds: ReadonlySet<string>;
  /** All values it can have; null if it is not a union of literals. */
  readonly literals: ReadonlySet<unknown> | null;
  /** Of an array. */
  readonly items: Shape | null;
  /** Of a plain object, by name; null if it has no named properties. */
  readonly fields: ReadonlyMap<string, Shape> | null;
}

/** Objects in columns are not read deeper than this, as their types may contain themselves. */
const DEEPEST = 6;
/** Classes that a decoder of `db/decode.ts` makes. */
const CLASSES: ReadonlySet<string> = new Set(['Instant', 'PlainDate', 'PlainTime', 'Uint8Array']);

const KINDS: readonly (readonly [flags: number, kind: string])[] = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.BigIntLike, 'bigint'],
  [TypeFlags.Any | TypeFlags.Unknown, 'unknown'],
];

export function shapeOf(type: Type, checker: Checker, depth = 0): Shape {
  const parts = partsOf(type);
  const values = parts.filter(({ flags }) => (flags & EMPTY) === 0);
  const arrays = values.flatMap((part) => elementOf(part, checker) ?? []);
  const kinds = new Set(values.map((part) => kindOf(part, checker)));
  const isDeep = depth >= DEEPEST;
  return {
    text: checker.typeToString(type),
    isNullable: parts.some(({ flags }) => (flags & TypeFlags.Null) !== 0),
    isOptional: parts.some(({ flags }) => (flags & TypeFlags.Undefined) !== 0),
    kinds,
    literals: values.every((part) => part.isLiteralType())
      ? new Set(values.map((part) => part.isLiteralType() && part.value))
      : null,
    items: arrays[0] === undefined || isDeep ? null : shapeOf(arrays[0], checker, depth + 1),
    fields:
      kinds.size === 1 && kinds.has('object') && !isDeep
        ? fieldsOf(values, checker, depth + 1)
        : null,
  };
}

/** Properties of a row or an object by name; of a union those that all of its parts have. */
export function propertiesOf(type: Type, checker: Checker, depth = 0): Map<string, Shape> {
  const properties = checker.getPropertiesOfType(type);
  const types = properties.length === 0 ? [] : checker.getTypeOfSymbol(properties);
  return new Map(
    properties.flatMap(({ name }, index) => {
      const property = types[index];
      return property === undefined ? [] : [[name, shapeOf(property, checker, depth)] as const];
    }),
  );
}

const EMPTY = TypeFlags.Null | TypeFlags.Undefined;

function partsOf(type: Type): readonly Type[] {
  return type.isUnionType() ? type.getTypes().flatMap(partsOf) : [type];
}

function kindOf(type: Type, checker: Checker): string {
  // A branded type is a number or a string, and a mark.
  const parts = type.isIntersectionType() ? type.getTypes() : [type];
  for (const [flags, kind] of KINDS) {
    if (parts.some((part) => (part.flags & flags) !== 0)) return kind;
  }
  if (elementOf(type, checker) !== null) return 'array';
  const name = type.getSymbol()?.name;
  return name !== undefined && CLASSES.has(name) ? name : 'object';
}

function elementOf(type: Type, checker: Checker): Type | null {
  if (!type.isTypeReference()) return null;
  const isArray = checker.isArrayType(type) || type.getSymbol()?.name === 'ReadonlyArray';
  return isArray ? (checker.getTypeArguments(type)[0] ?? null) : null;
}

function fieldsOf(parts: readonly Type[], checker: Checker, depth: number) {
  const [only, ...others] = parts;
  if (only === undefined || others.length > 0) return null;
  const fields = propertiesOf(only, checker, depth);
  return fields.size === 0 ? null : fields;
}
