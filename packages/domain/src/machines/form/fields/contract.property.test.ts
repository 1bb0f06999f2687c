import { type Cents, formatMoneyString } from '@claypot/sdk';
import contract from '@claypot/sdk/contract' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { identificationSchema } from '../../../account/identification/identification.implementation.ts';
import { changePasswordSchema } from '../../../account/password/change-password.implementation.ts';
import { resetPasswordSchema } from '../../../account/password/reset-password.implementation.ts';
import { EARLIEST_BIRTH, profileSchema } from '../../../account/profile/profile.schema.ts';
import { signInSchema } from '../../../account/sign-in/sign-in.implementation.ts';
import { signUpSchema } from '../../../account/sign-up/sign-up.schema.ts';
import { bookingFormSchema } from '../../../booking/form/booking-form.schema.ts';
import { LEAST_TOP_UP, MOST_TOP_UP, parseTopUpAmount } from '../../../loyalty/top-up/amount.ts';
import { topUpSchema } from '../../../loyalty/top-up/top-up.schema.ts';
import { orderFormSchema } from '../../../ordering/checkout/order-form.schema.ts';
import { addressFormSchema } from '../../../places/address-form/address-form.schema.ts';
import type { FormSchema } from '../field-errors.ts';
import { dateOf } from './date-text.ts';
import { parseMobile, parseStoredMobile } from './phone.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false, formats: { money: true } });
addFormats.default(ajv);
ajv.addSchema(contract, 'contract');

/** Mapping of a form field to the contract, and its generated input. */
interface Field {
  /** Schema and property of the contract. */
  readonly wire: `${string}.${string}`;
  readonly typed: fc.Arbitrary<unknown>;
  /** Maps a value of the contract to the form's value; identity if omitted. */
  readonly toForm?: (wire: unknown) => unknown;
  /** Maps the form's output to a value of the contract; identity if omitted. */
  readonly toWire?: (output: unknown) => unknown;
  /** Returns true if the server rejects a value that fits the contract, with its own code. */
  readonly isRejected?: (wire: string) => boolean;
  /** Fields that must have the same value. */
  readonly twins?: readonly string[];
}

const units = (...all: readonly string[]) => fc.constantFrom(...all);

/**
 * Readable characters, invisible ones, and those that are rejected: bidirectional controls, line
 * breaks and unstorable code units.
 */
const READABLE = ['a', 'é', ' ', "'", '-', '陈', 'த', 'ி', '\u{1f372}', '\u{20000}'];
const UNSEEN = ['\u200b', '\u2060', '\u00ad', '\ufeff', '\u3164', '\u180e', '\ufe0f', '\u2800'];
const REFUSED = ['\u202e', '\u2066', '\u0000', '\n', '\t', '\u2028', '\ud800'];
const readable = units(...READABLE);

const lineOf = (max: number) =>
  fc.oneof(
    fc.string({ unit: units(...READABLE, ...UNSEEN), maxLength: 6 }),
    fc.string({ unit: units(...UNSEEN, ' '), maxLength: 4 }),
    fc.string({ unit: units(...READABLE, ...UNSEEN, ...REFUSED), maxLength: 6 }),
    fc.string({ unit: readable, minLength: max - 2, maxLength: max + 2 }),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );

const DIGITS = [...'0123456789０１２３４５６７８９'];

const digitsOf = (count: number) =>
  fc.oneof(
    fc.string({ unit: units(...DIGITS), minLength: count, maxLength: count }),
    fc.string({ unit: units(...DIGITS, ' ', '\u3000', 'a', '①'), maxLength: count + 2 }),
  );

const typedPhone = fc.oneof(
  fc
    .tuple(
      units('0', '60', '+60', '＋６０', '+60 (0)'),
      units('10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '１２', '3'),
      fc.string({ unit: units(...DIGITS, '-', ' '), minLength: 6, maxLength: 9 }),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: units(...DIGITS, '+', '-', '‑', '(', ')', '.', '\u202a', 'x'), maxLength: 14 }),
);

const EMAIL =
  /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]{1,6}(\.[a-z']{1,3})?@([a-z0-9-]{1,8}\.){0,2}[a-z0-9-]{1,6}$/;
const typedEmail = fc.oneof(
  fc.stringMatching(EMAIL),
  units(
    "o'brien@gmail.com",
    'tan@xn--fiq228c.com',
    'ａｎｎ＠ｅｘａｍｐｌｅ．ｃｏｍ',
    'ann@example',
  ),
  fc.emailAddress(),
  units('x'.repeat(64), `${'x'.repeat(240)}`).map((name) => `${name}@example.com`),
  units('x'.repeat(63), 'x'.repeat(64)).map((label) => `ann@${label}.com`),
  lineOf(10),
);

/** Excludes NUL and lone surrogates, which no browser field can contain. */
const secret = fc.oneof(
  fc.string({ unit: readable, maxLength: 12 }),
  fc
    .string({ unit: 'binary', maxLength: 12 })
    .filter((text) => text.isWellFormed() && !text.includes('\0')),
);

const phone = (wire: Field['wire']): Field => ({
  wire,
  typed: typedPhone,
  isRejected: (text) => parseMobile(text) === null,
});
const memberPhone = (wire: Field['wire']): Field => ({
  ...phone(wire),
  isRejected: (text) => parseStoredMobile(text) === null,
});
const otp = (wire: Field['wire']): Field => ({ wire, typed: digitsOf(6) });
const line = (wire: Field['wire'], max: number): Field => ({ wire, typed: lineOf(max) });
const password = (wire: Field['wire'], twins: readonly string[] = []): Field => ({
  wire,
  typed: secret,
  twins,
});
const email = (wire: Field['wire']): Field => ({ wire, typed: typedEmail });

const day = fc
  .tuple(fc.integer({ min: 1905, max: 2028 }), fc.integer({ min: 1, max: 13 }), fc.nat(32))
  .map(([year, month, date]) =>
    [year, month, date].map((part) => String(part).padStart(2, '0')).join('-'),
  )
  .filter((text) => dateOf(text) !== null);
const date = (wire: Field['wire']): Field => ({
  wire,
  typed: day,
  toForm: (text) => dateOf(String(text)),
  toWire: (output) => String(output),
});

interface Form {
  readonly name: string;
  readonly schema: FormSchema;
  readonly values: Record<string, unknown>;
  readonly fields: Readonly<Record<string, Field>>;
  /** Fields without typed input: chosen from a list or never sent. */
  readonly chosen?: readonly string[];
}

const TODAY = Temporal.PlainDate.from('2026-11-25');
const PASSWORDS = { password: 'ayam-88', password_confirmation: 'ayam-88' };
const PHONE = '012-345 6789';

const FORMS: readonly Form[] = [
  {
    name: 'sign-in',
    schema: signInSchema,
    values: { phone_no: PHONE, password: 'ayam-88' },
    fields: {
      phone_no: memberPhone('LoginRequest.phone_no'),
      password: password('LoginRequest.password'),
    },
  },
  {
    name: 'identification at a kiosk',
    schema: identificationSchema,
    values: { member_no: 'A1B2C3', password: 'ayam-88' },
    fields: {
      member_no: {
        wire: 'MemberNoLoginRequest.member_no',
        typed: fc.string({ unit: units(...DIGITS, 'A', 'z', '-', ' '), maxLength: 22 }),
      },
      password: password('MemberNoLoginRequest.password'),
    },
  },
  {
    name: 'sign-up',
    schema: signUpSchema,
    values: { phone_no: PHONE, otp_code: '123456', terms: true, ...PASSWORDS },
    fields: {
      phone_no: phone('RegisterRequest.phone_no'),
      otp_code: otp('RegisterRequest.otp_code'),
      password: password('RegisterRequest.password', ['password_confirmation']),
      password_confirmation: password('RegisterRequest.password_confirmation', ['password']),
    },
    chosen: ['terms'],
  },
  {
    name: 'forgotten password',
    schema: resetPasswordSchema,
    values: { phone_no: PHONE, otp_code: '123456', ...PASSWORDS },
    fields: {
      phone_no: memberPhone('ResetPasswordRequest.phone_no'),
      otp_code: otp('ResetPasswordRequest.otp_code'),
      password: password('ResetPasswordRequest.new_password', ['password_confirmation']),
      password_confirmation: password('ResetPasswordRequest.new_password', ['password']),
    },
  },
  {
    name: 'change of password',
    schema: changePasswordSchema,
    values: { old_password: 'ikan-99', ...PASSWORDS },
    fields: {
      old_password: password('PasswordRequest.old_password'),
      password: password('PasswordRequest.password', ['password_confirmation']),
      password_confirmation: password('PasswordRequest.password', ['password']),
    },
  },
  {
    name: 'profile',
    schema: profileSchema(() => TODAY),
    values: { full_name: 'Ann', email: 'ann@example.com', date_of_birth: TODAY },
    fields: {
      full_name: line('ProfileRequest.full_name', 100),
      email: email('ProfileRequest.email'),
      date_of_birth: {
        ...date('ProfileRequest.date_of_birth'),
        isRejected: (text) => text < EARLIEST_BIRTH || text > TODAY.toString(),
      },
    },
  },
  {
    name: 'checkout',
    schema: orderFormSchema(() => true),
    values: {
      full_name: 'Ann',
      email: 'ann@example.com',
      phone: PHONE,
      remark: '',
      requestedTime: null,
    },
    fields: {
      full_name: line('CreateOrderRequest.name', 100),
      email: email('CreateOrderRequest.email'),
      phone: phone('CreateOrderRequest.phone'),
      remark: line('CreateOrderRequest.buyer_remark', 200),
    },
    chosen: ['requestedTime'],
  },
  {
    name: 'top-up',
    schema: topUpSchema,
    values: { amount: '50' },
    fields: {
      amount: {
        wire: 'TopUpRequest.amount',
        typed: fc.oneof(
          fc.string({ unit: units(...DIGITS, '.', '．', ',', '-'), maxLength: 8 }),
          fc.integer({ min: 0, max: 600_000 }).map((sen) => (sen / 100).toFixed(2)),
        ),
        toWire: (output) => formatMoneyString(output as Cents),
        isRejected: (text) => {
          const amount = parseTopUpAmount(text);
          return amount === null || amount < LEAST_TOP_UP || amount > MOST_TOP_UP;
        },
      },
    },
  },
  {
    name: 'booking',
    schema: bookingFormSchema({ isFree: () => true, isSeatable: () => true }),
    values: {
      branch_id: 'bangsar',
      number_of_seats: 4,
      date: TODAY,
      time: '19:00',
      customer_name: 'Ann',
      phone_no: PHONE,
      reminder: true,
      occasion: null,
      note: '',
    },
    fields: {
      number_of_seats: {
        wire: 'StoreReservationRequest.number_of_seats',
        typed: fc.oneof(fc.integer({ min: -2, max: 10_002 }), fc.double({ noNaN: true })),
      },
      date: date('StoreReservationRequest.date'),
      customer_name: line('StoreReservationRequest.customer_name', 100),
      phone_no: phone('StoreReservationRequest.phone_no'),
      note: line('StoreReservationRequest.note', 200),
    },
    chosen: ['branch_id', 'time', 'reminder', 'occasion'],
  },
  ...(['CreateAddressRequest', 'UpdateAddressRequest'] as const).map((request) => ({
    name: `address (${request})`,
    schema: addressFormSchema,
    values: addressValues(),
    fields: {
      mail_unit_no: line(`${request}.mail_unit_no`, 50),
      mail_street: line(`${request}.mail_street`, 200),
      mail_postcode: { wire: `${request}.mail_postcode`, typed: digitsOf(5) },
      mail_name: line(`${request}.mail_name`, 100),
      mail_phone: phone(`${request}.mail_phone`),
      mail_type: line(`${request}.mail_type`, 50),
      notes: line(`${request}.notes`, 500),
    } satisfies Record<string, Field>,
    chosen: ['is_default', 'latitude', 'longitude', 'origin', 'reference'],
  })),
];

function addressValues() {
  const place = { latitude: '3.1', longitude: '101.6' };
  const words = { mail_street: 'Jalan 1', mail_postcode: '47300' };
  return {
    ...words,
    ...place,
    mail_unit_no: '12',
    mail_name: 'Ann',
    mail_phone: PHONE,
    mail_type: 'Home',
    notes: '',
    is_default: false,
    reference: '',
    origin: { ...words, ...place, mail_city: '', mail_state: '', state_id: '', full_address: '' },
  };
}

const CASES = FORMS.flatMap((form) =>
  Object.entries(form.fields).map(([name, field]) => ({ form, name, field })),
);

test.each(FORMS)(
  'every field of $name is compared with the contract or has no typed input',
  (form) => {
    expect(v.safeParse(form.schema, form.values as never).success).toBe(true);
    expect([...Object.keys(form.fields), ...(form.chosen ?? [])].sort()).toEqual(
      Object.keys(form.values).sort(),
    );
  },
);

describe.each(CASES)('$form.name: $name', ({ form, name, field }) => {
  const { wire, typed, toForm = same, toWire = same, isRejected = () => false, twins = [] } = field;
  const [schema = '', property = ''] = wire.split('.');
  const isValid = ajv.compile({
    $ref: `contract#/components/schemas/${schema}/properties/${property}`,
  });
  const takes = (value: unknown) =>
    isValid(value) &&
    !isRejected(String(value)) &&
    (typeof value !== 'string' || (value.isWellFormed() && !value.includes('\0')));

  function submit(value: unknown): { readonly sent: unknown } | null {
    const changed = Object.fromEntries([name, ...twins].map((key) => [key, toForm(value)]));
    const result = v.safeParse(form.schema, { ...form.values, ...changed } as never);
    if (!result.success) return null;
    return { sent: toWire((result.output as Record<string, unknown>)[name]) };
  }

  test('accepts exactly what the contract accepts', () => {
    fc.assert(
      fc.property(typed, (value) => {
        const submitted = submit(value);
        if (takes(value)) expect(submitted, 'the form refuses it').not.toBeNull();
        if (submitted !== null) expect(takes(submitted.sent), 'the contract refuses it').toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('generates accepted and rejected values', () => {
    const tried = fc.sample(typed, { numRuns: 2_000, seed: 1 }).map((value) => takes(value));
    expect(new Set(tried)).toEqual(new Set(name === 'date' ? [true] : [true, false]));
  });
});

function same(value: unknown): unknown {
  return value;
}
