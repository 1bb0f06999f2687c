import { COLUMN_TYPES } from '../../../apps/api/src/platform/db/postgres/decode.ts';
import type { Catalogue } from './catalogue.ts';
import type { Shape } from './shapes.ts';
import { type Column, oneOf, type ValueType } from './value-type.ts';

/** Sample texts that the decoders accept, by type oid. Other types accept any text. */
const SAMPLES: Readonly<Record<number, string>> = {
  16: 't',
  17: '\\x00',
  20: '1',
  21: '1',
  23: '1',
  114: '{}',
  700: '1',
  701: '1',
  1082: '2026-01-01',
  1083: '12:00:00',
  1184: '2026-01-01 00:00:00Z',
  3802: '{}',
};

const JSON_TYPES: ReadonlySet<number> = new Set([114, 3802]);
const NUMERIC = 1700;

/** Returns the differences between a row type and the columns as messages; empty if they match. */
export function compareRow(
  row: ReadonlyMap<string, Shape>,
  columns: readonly Column[],
  catalogue: Catalogue,
): string[] {
  const names = new Set(columns.map(({ name }) => name));
  const missing = [...row]
    .filter(([name, shape]) => !names.has(name) && !shape.isOptional)
    .map(([name]) => `${name} is not a column of the result`);
  const twice = columns
    .map(({ name }) => name)
    .filter((name, index, all) => all.indexOf(name) !== index)
    .map((name) => `two columns have the name ${name}`);
  return [
    ...missing,
    ...twice,
    ...columns.flatMap(({ name, type }) => {
      const shape = row.get(name);
      if (shape === undefined) return [`${name} is not declared`];
      return compare(name, shape, type, catalogue, false);
    }),
  ];
}

function compare(
  name: string,
  shape: Shape,
  type: ValueType,
  catalogue: Catalogue,
  isInJson: boolean,
): string[] {
  if (shape.kinds.has('unknown')) return [];
  const ofNull =
    type.isNullable && !shape.isNullable
      ? [`${name} may be null but is declared ${shape.text}`]
      : [];
  if (JSON_TYPES.has(type.oid)) return [...ofNull, ...compareJson(name, shape, type, catalogue)];
  const kind = kindOf(type.oid, catalogue, isInJson);
  const others = [...shape.kinds].filter((each) => each !== kind);
  if (others.length > 0 || shape.kinds.size === 0) {
    // A column that is always null has no other type.
    if (shape.kinds.size === 0 && type.isNullable && type.values?.size === 0) return ofNull;
    return [...ofNull, `${name} is ${kind} but is declared ${shape.text}`];
  }
  const items =
    kind === 'array' && shape.items !== null
      ? compareItem(name, shape.items, type, catalogue, isInJson)
      : [];
  return [...ofNull, ...compareValues(name, shape, type), ...items];
}

/** Array elements in a column count as not null, because PostgreSQL has no constraint for them. */
function compareItem(
  name: string,
  item: Shape,
  type: ValueType,
  catalogue: Catalogue,
  isInJson: boolean,
): string[] {
  const oid = catalogue.elementOf(type.oid);
  const elementType = type.items ?? oneOf({ ...type, isNullable: false }, null);
  return compare(`${name}[]`, item, { ...elementType, oid }, catalogue, isInJson);
}

function compareValues(
  name: string,
  { literals, text }: Shape,
  { values, domain, oid }: ValueType,
): string[] {
  if (literals === null || (oid === 16 && literals.size === 2)) return [];
  if (values === null) return [`${name} is declared ${text} but no constraint limits it to that`];
  const undeclared = [...values].filter((value) => !literals.has(value));
  const impossible = [...literals].filter((literal) => !(domain ?? values).has(literal));
  return [
    ...undeclared.map((value) => `${name} may be '${value}' but is declared ${text}`),
    ...impossible.map((literal) => `${name} is never '${literal}' but is declared ${text}`),
  ];
}

/** Compares objects and arrays in JSON as far as the statement itself builds them. */
function compareJson(
  name: string,
  shape: Shape,
  { items, fields }: ValueType,
  catalogue: Catalogue,
): string[] {
  const classes = [...shape.kinds].filter((kind) => !JSON_KINDS.has(kind));
  if (classes.length > 0) return [`${name} is JSON but is declared ${shape.text}`];
  if (items !== null) {
    if (shape.items === null) return [`${name} is an array but is declared ${shape.text}`];
    return compare(`${name}[]`, shape.items, items, catalogue, true);
  }
  if (fields === null) return [];
  if (shape.fields === null) {
    return shape.kinds.has('object') ? [] : [`${name} is an object but is declared ${shape.text}`];
  }
  const declared = shape.fields;
  return [
    ...[...declared.keys()]
      .filter((field) => !fields.has(field))
      .map((field) => `${name}.${field} is not in the object`),
    ...[...fields].flatMap(([field, type]) => {
      const inner = declared.get(field);
      return inner === undefined
        ? [`${name}.${field} is not declared`]
        : compare(`${name}.${field}`, inner, type, catalogue, true);
    }),
  ];
}

const JSON_KINDS: ReadonlySet<string> = new Set(['string', 'number', 'boolean', 'array', 'object']);

/** Returns the JavaScript type of a decoded value; in JSON, the JSON type. */
function kindOf(oid: number, catalogue: Catalogue, isInJson: boolean): string {
  if (catalogue.elementOf(oid) !== 0) return 'array';
  const value = COLUMN_TYPES.getTypeParser(oid)(SAMPLES[oid] ?? 'x');
  if (isInJson && oid === NUMERIC) return 'number';
  if (typeof value !== 'object' || value === null) return typeof value;
  return isInJson ? 'string' : value.constructor.name;
}
