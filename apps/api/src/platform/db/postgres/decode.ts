type Decoder = (text: string) => unknown;

/** Decoders with PostgreSQL's object ids of the type and its array type. */
const TYPES: readonly { oid: number; arrayOid: number; decode: Decoder }[] = [
  { oid: 16, arrayOid: 1000, decode: (text) => text === 't' }, // bool
  { oid: 17, arrayOid: 1001, decode: decodeBytes }, // bytea
  { oid: 20, arrayOid: 1016, decode: decodeInteger }, // int8
  { oid: 21, arrayOid: 1005, decode: Number }, // int2
  { oid: 23, arrayOid: 1007, decode: Number }, // int4
  { oid: 25, arrayOid: 1009, decode: String }, // text
  { oid: 114, arrayOid: 199, decode: (text) => JSON.parse(text) }, // json
  { oid: 700, arrayOid: 1021, decode: Number }, // float4
  { oid: 701, arrayOid: 1022, decode: Number }, // float8
  { oid: 1042, arrayOid: 1014, decode: String }, // char(n)
  { oid: 1043, arrayOid: 1015, decode: String }, // varchar
  { oid: 1082, arrayOid: 1182, decode: (text) => Temporal.PlainDate.from(text) }, // date
  { oid: 1083, arrayOid: 1183, decode: (text) => Temporal.PlainTime.from(text) }, // time
  { oid: 1184, arrayOid: 1185, decode: (text) => Temporal.Instant.from(text) }, // timestamptz
  { oid: 1700, arrayOid: 1231, decode: String }, // numeric
  { oid: 2950, arrayOid: 2951, decode: String }, // uuid
  { oid: 3802, arrayOid: 3807, decode: (text) => JSON.parse(text) }, // jsonb
];

const decoders = new Map<number, Decoder>(
  TYPES.flatMap(({ oid, arrayOid, decode }): [number, Decoder][] => [
    [oid, decode],
    [arrayOid, (text) => decodeArray(text, decode)],
  ]),
);

/**
 * Decoders of columns by the object id of their type, in the shape of `pg`'s `types` option.
 * `Queryable` lists the types; other types remain text.
 */
export const COLUMN_TYPES = {
  getTypeParser: (oid: number): Decoder => decoders.get(oid) ?? String,
};

function decodeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is not a safe integer`);
  return value;
}

function decodeBytes(text: string): Uint8Array {
  return new Uint8Array(Buffer.from(text.slice(2), 'hex'));
}

const ELEMENT = /"((?:[^"\\]|\\.)*)"|([^,{}]+)/g;

/** Parses a one-dimensional array literal such as `{a,"b,c",NULL}`. */
function decodeArray(text: string, decode: Decoder): unknown[] {
  if (text.startsWith('{{')) throw new RangeError('Nested arrays are not supported');
  return Array.from(text.matchAll(ELEMENT), ([, quoted, bare]) => {
    if (quoted !== undefined) return decode(quoted.replaceAll(/\\(.)/gs, '$1'));
    return bare === undefined || bare === 'NULL' ? null : decode(bare);
  });
}
