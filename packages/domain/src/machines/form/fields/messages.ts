const FIELD_MESSAGES = [
  'FULL_NAME_REQUIRED',
  'NAME_REQUIRED',
  'UNIT_NO_REQUIRED',
  'STREET_REQUIRED',
  'POSTCODE_INVALID',
  'EMAIL_REQUIRED',
  'EMAIL_INVALID',
  'PHONE_REQUIRED',
  'PHONE_INVALID',
  'PHONE_LENGTH',
  'MEMBER_NO_INVALID',
  'PASSWORD_REQUIRED',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_CONFIRMATION_REQUIRED',
  'PASSWORDS_MISMATCH',
  'OLD_PASSWORD_REQUIRED',
  'NEW_PASSWORD_REQUIRED',
  'OTP_REQUIRED',
  'OTP_INVALID',
  'TERMS_REQUIRED',
  'DATE_OF_BIRTH_REQUIRED',
  'DATE_OF_BIRTH_INVALID',
  'TOO_LONG',
  'HIDDEN_CHARACTERS',
  'TIME_UNAVAILABLE',
  'NUMBER_OF_GUEST_REQUIRED',
  'NUMBER_OF_GUEST_TOO_SMALL',
  'NUMBER_OF_GUEST_TOO_LARGE',
  'DATE_REQUIRED',
  'TIME_REQUIRED',
  'AMOUNT_REQUIRED',
  'AMOUNT_INVALID',
  'AMOUNT_TOO_FINE',
  'AMOUNT_TOO_SMALL',
  'AMOUNT_TOO_LARGE',
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
