import type { ErrorCode } from '@claypot/sdk/counter';

/** Texts of the error codes of the staff contract. */
export const errors = {
  ERROR: 'Something went wrong. Check whether it was saved, then try again.',
  COMPANY_NOT_FOUND: 'No company has this address.',
  SESSION_EXPIRED: 'Please sign in again.',
  INVALID_REQUEST: 'The server did not accept this entry. Check it and try again.',
  NOT_FOUND: 'This no longer exists, or it belongs to another branch.',
  TOO_MANY_REQUESTS: 'Too many tries. Wait a minute, then try again.',
  SERVICE_UNAVAILABLE:
    'The server cannot reach its database. Nothing was changed. Try again shortly.',
  SERVER_BUSY: 'The server is busy. Nothing was changed. Try again in a few seconds.',
  FORBIDDEN: 'Your role or branch does not allow this. Ask a manager.',
  APPROVAL_REQUIRED: 'A manager has to approve this.',
  APPROVAL_INVALID: 'The approval has expired or was used. Ask the manager again.',
  SIGN_IN_FAILED: 'The phone number, e-mail address or password is wrong.',
  SECOND_FACTOR_REQUIRED: 'Enter the code of your authenticator app.',
  SECOND_FACTOR_WRONG: 'This code is wrong or was used already. Wait for the next one.',
  WRONG_PIN: 'Wrong PIN.',
  PIN_LOCKED: 'This PIN is locked after too many tries. Ask a manager to unlock it.',
  DEVICE_NOT_PAIRED: 'This device is not signed in to a branch. A manager can sign it in.',
  INVITATION_INVALID: 'This invitation has expired or was used. Ask a manager for a new one.',
  PIN_TOO_SIMPLE: 'This PIN is too easy to guess. Avoid 1234 and repeated digits.',
  STAFF_EXISTS: 'Another person already has this phone number or e-mail address.',
  LAST_OWNER: 'The company needs at least one active owner.',
  ORDER_MOVED: 'Another device has already moved this order.',
  NO_PRINTER: 'No printer of this branch prints this. A manager can add one in the settings.',
  IDEMPOTENCY_CONFLICT: 'This was already sent with other details. Close it and start again.',
  INVALID_PHONE_NO: 'Enter a Malaysian mobile number, such as 012-345 6789.',
  PASSWORD_TOO_COMMON: 'This password is too common. Choose a longer or rarer one.',
  OFFLINE: 'No connection. Nothing was sent. Try again when you are online.',
} satisfies Record<ErrorCode, string>;
