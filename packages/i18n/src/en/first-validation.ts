/** Field errors of the sign-in; `validation.ts` contains those of all other forms. */
export const firstValidation = {
  PHONE_REQUIRED: 'Mobile No is a required field',
  PHONE_INVALID: 'Enter a Malaysian mobile number such as 012-345 6789',
  PASSWORD_REQUIRED: 'Password is a required field',
  PASSWORD_TOO_LONG: 'A password has at most 10 characters',
} as const;
