/** Catalogue keys of what a form can say about a field; both catalogues hold each of them. */
export type FieldMessage =
  | 'FULL_NAME_REQUIRED'
  | 'NAME_REQUIRED'
  | 'UNIT_NO_REQUIRED'
  | 'STREET_REQUIRED'
  | 'POSTCODE_INVALID'
  | 'EMAIL_REQUIRED'
  | 'EMAIL_INVALID'
  | 'PHONE_REQUIRED'
  | 'PHONE_INVALID'
  | 'TOO_LONG'
  | 'TIME_UNAVAILABLE';

/** Lets a schema name its messages by key and nothing else. */
export function message(key: FieldMessage): FieldMessage {
  return key;
}
