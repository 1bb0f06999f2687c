import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { contract, resolve } from './document.ts';
import { listOperations, type Operation } from './operations.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly contentMediaType?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly maxLength?: number;
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: { money: true } });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

const at = (pointer: string) => resolve<Schema>(contract, { $ref: `#${pointer}` }, '');

/** JSON pointers of all string fields in a request body. */
function stringsOf(schema: Schema, pointer: string): string[] {
  if (schema.$ref !== undefined && schema.maxLength === undefined) {
    const resolved = at(schema.$ref.slice(1));
    return stringsOf(resolved.value, resolved.pointer);
  }
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      stringsOf(property, `${pointer}/properties/${name}`),
    ),
    ...(schema.items ? stringsOf(schema.items, `${pointer}/items`) : []),
    ...(schema.oneOf ?? []).flatMap((choice, index) =>
      stringsOf(choice, `${pointer}/oneOf/${index}`),
    ),
  ];
  const isText = [schema.type].flat().includes('string') && schema.enum === undefined;
  return isText && schema.const === undefined ? [pointer, ...inside] : inside;
}

const STRINGS = [
  ...new Set(
    listOperations(contract).flatMap(({ body }: Operation) =>
      body === null ? [] : stringsOf(at(body.schema).value, at(body.schema).pointer),
    ),
  ),
];

/**
 * Fields that accept any character: passwords are stored as hashes, search queries are not stored.
 */
const FREE = [
  '/components/schemas/GivenPassword',
  '/components/schemas/NewPassword',
  '/components/schemas/PlaceSearchRequest/properties/query',
];

const accepts = (pointer: string, value: string) =>
  ajv.compile({ $ref: `contract#${encodeURI(pointer)}` })(value);

describe('request strings', () => {
  test('are found in the contract', () => {
    expect(STRINGS.length).toBeGreaterThan(25);
    expect(STRINGS).toEqual(expect.arrayContaining(FREE));
  });

  test.each(STRINGS.filter((pointer) => !FREE.includes(pointer)))(
    '%s rejects direction overrides and control characters',
    (pointer) => {
      for (const hidden of ['\u202e', '\u2066', '\u0007']) {
        // The pattern allows format characters, because a mobile number is reduced to its digits.
        if (pointer.endsWith('/MobileInput') && hidden !== '\u0007') continue;
        expect([hidden, accepts(pointer, `Ann${hidden}Tan`)]).toEqual([hidden, false]);
      }
    },
  );
});

/** Names and required fields, which must not be blank. */
const FILLED_IN = [
  'CreateOrderRequest/properties/name',
  'ProfileRequest/properties/full_name',
  'StoreReservationRequest/properties/customer_name',
  'CreateAddressRequest/properties/mail_name',
  'CreateAddressRequest/properties/mail_unit_no',
  'CreateAddressRequest/properties/mail_street',
  'UpdateAddressRequest/properties/mail_name',
  'UpdateAddressRequest/properties/mail_unit_no',
  'UpdateAddressRequest/properties/mail_street',
  'DeliveryAddress/properties/mail_name',
  'DeliveryAddress/properties/mail_unit_no',
];

describe.each(FILLED_IN)('%s', (path) => {
  const pointer = `/components/schemas/${path}`;

  test.each(['\u200b', '\u2060', '\u00ad', '\ufeff', '\u180e', '\u3164', '\ufe0f', ' \u3000'])(
    'rejects %j alone',
    (text) => {
      expect(accepts(pointer, text)).toBe(false);
    },
  );

  test.each(['Ann', '陈美玲', 'தமிழ்', "O'Brien", '👩‍🍳', '12A'])('accepts %s', (text) => {
    expect(accepts(pointer, text)).toBe(true);
  });
});

const POSITIONS = STRINGS.filter((pointer) => /\/(Latitude|Longitude)$/.test(pointer));

test('declares bounds for every latitude and longitude', () => {
  expect(POSITIONS).toEqual(
    expect.arrayContaining(['/components/schemas/Latitude', '/components/schemas/Longitude']),
  );
  const text = JSON.stringify(contract);
  expect(text).not.toContain('d{1,3}(\\\\.');
});

test.each([
  ['Latitude', ['90', '-90', '90.000', '3.139003', '0', '-0.5', '89.999999']],
  ['Longitude', ['180', '-180', '101.686855', '0', '-0.5', '179.999999', '99']],
])('%s accepts %j', (name, values) => {
  for (const value of values) {
    expect([value, accepts(`/components/schemas/${name}`, value)]).toEqual([value, true]);
  }
});

test.each([
  ['Latitude', ['91', '999', '-90.1', '90.000001', '180', '', '-', '3.', '.5', '1e1', '+3', '３']],
  ['Longitude', ['181', '999', '-180.5', '180.0001', '1000', '', 'x', '101,6']],
])('%s rejects %j', (name, values) => {
  for (const value of values) {
    expect([value, accepts(`/components/schemas/${name}`, value)]).toEqual([value, false]);
  }
});
