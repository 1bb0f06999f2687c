/**
 * What forms say about their fields, but for what `first-validation.ts` has; a field's message is
 * named by its key.
 */
export const validation = {
  FULL_NAME_REQUIRED: 'Full name is a required field',
  NAME_REQUIRED: 'Name is a required field',
  UNIT_NO_REQUIRED: 'Unit/House Number is a required field',
  STREET_REQUIRED: 'Street is a required field',
  POSTCODE_INVALID: 'Enter a postcode of 5 digits',
  EMAIL_REQUIRED: 'Email is a required field',
  EMAIL_INVALID: 'Enter an email such as name@example.com',
  PASSWORD_TOO_SHORT: 'A password has at least 6 characters',
  PASSWORD_CONFIRMATION_REQUIRED: 'Please type the password once more',
  PASSWORDS_MISMATCH: 'Passwords must match',
  OLD_PASSWORD_REQUIRED: 'Old Password is a required field.',
  NEW_PASSWORD_REQUIRED: 'New Password is a required field.',
  OTP_REQUIRED: 'Code is a required field',
  OTP_INVALID: 'Enter the 6 digits of the code',
  TERMS_REQUIRED: 'Please agree to the terms to join',
  DATE_OF_BIRTH_REQUIRED: 'Date of Birth is required',
  DATE_OF_BIRTH_INVALID: 'Choose a date from 1910 to today',
  TOO_LONG: 'This is too long',
  TIME_UNAVAILABLE: 'Please choose another time',
  NUMBER_OF_GUEST_REQUIRED: 'Number of guest is required',
  NUMBER_OF_GUEST_TOO_SMALL: 'Number of guest should at least 1',
  NUMBER_OF_GUEST_TOO_LARGE: 'This branch cannot seat so many. Please call it',
  DATE_REQUIRED: 'Please choose a day',
  TIME_REQUIRED: 'Please choose a time',
} as const;
