import { type Checker, type Type, TypeFlags } from 'typescript/unstable/sync';

/** Properties of a TypeScript type that a column can be compared with. */
export interface Shape {
  /** Text of the type, as TypeScript prints it. */
  readonly text: string;
  readonly isNullable: boolean;
  /** True if it includes undefined. */
  readonly isOptional: boolean;
  /**
   * `string`, `number`, `boolean`, `bigint`, `array`, `object`, `unknown`, or the name of a class.
   */
  readonly kinds: ReadonlySet<string>;
  /** Possible values; null if it is not a union of literals. */
  readonly literals: ReadonlySet<unknown> | null;
  /** Element type of an array. */
  readonly items: Shape | null;
  /** Properties of a plain object; null if it has no named properties. */
  readonly fields: ReadonlyMap<string, Shape> | null;
}

/** Maximum depth of objects in columns, because their types may be recursive. */
const DEEPEST = 6;
/** Classes returned by the decoders of `db/decode.ts`. */
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

/** Returns the properties of a row or object by name; for a union, those that all members have. */
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
  // A branded type is the intersection of a number or string and a brand.
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
