const FIELD_MESSAGES = [
  'LOGIN_REQUIRED',
  'PASSWORD_REQUIRED',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_CONFIRMATION_REQUIRED',
  'PASSWORDS_MISMATCH',
  'ONE_TIME_CODE_INVALID',
  'INVITATION_CODE_INVALID',
  'PIN_INVALID',
  'PIN_CONFIRMATION_REQUIRED',
  'PINS_MISMATCH',
  'NAME_REQUIRED',
  'DEVICE_NAME_REQUIRED',
  'BRANCH_REQUIRED',
  'PHONE_INVALID',
  'PHONE_LENGTH',
  'PHONE_REQUIRED',
  'EMAIL_REQUIRED',
  'EMAIL_INVALID',
  'TOO_LONG',
  'HIDDEN_CHARACTERS',
  'MINUTES_INVALID',
  'ORDERS_INVALID',
  'ESCALATION_TOO_LATE',
  'AMOUNT_INVALID',
  'LEFT_TOO_LARGE',
  'REASON_REQUIRED',
  'HOURS_INCOMPLETE',
  'HOURS_EQUAL',
  'HOURS_OVERLAP',
  'RADIUS_INVALID',
  'RADIUS_REQUIRED',
  'FEE_INVALID',
  'NOTICE_INVALID',
  'DATE_REQUIRED',
  'DATE_OUT_OF_RANGE',
  'DATE_TAKEN',
  'PARTY_INVALID',
  'SEATS_INVALID',
  'DATE_INVALID',
  'TIME_INVALID',
  'TEXT_REQUIRED',
  'VALUE_REQUIRED',
  'END_BEFORE_START',
  'SUBDOMAIN_EMPTY',
  'SUBDOMAIN_NOT_LATIN',
  'SUBDOMAIN_FORMAT',
  'SUBDOMAIN_TOO_LONG',
  'SUBDOMAIN_RESERVED',
  'COLOR_INVALID',
  'PHONE_CALLABLE_INVALID',
  'POSTCODE_INVALID',
  'POSITION_INVALID',
  'LOGIN_INVALID',
  'PIN_SIX_DIGITS',
] as const;

/** Catalogue keys of field errors; both languages define each of them. */
export type FieldMessage = (typeof FIELD_MESSAGES)[number];

/** Returns the key. Restricts the messages of a schema to known keys. */
export function message(key: FieldMessage): FieldMessage {
  return key;
}

/**
 * Returns true if the text is a known key. Valibot uses its own English message if a schema gives
 * none.
 */
export function isFieldMessage(text: string): text is FieldMessage {
  const keys: readonly string[] = FIELD_MESSAGES;
  return keys.includes(text);
}
