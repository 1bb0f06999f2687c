import type { ErrorCode } from '@claypot/sdk';

/** Error messages that the sign-in may need; `errors.ts` contains all others. */
export const firstErrors = {
  ERROR: 'Error encountered',
  USER_NOT_FOUND: 'User not found',
  COMPANY_NOT_FOUND: 'Company not found',
  INVALID_PHONE_NO: 'Invalid phone no. Please check its digits',
  INVALID_PASSWORD: 'Invalid password',
  SESSION_EXPIRED: 'Session expired. Please refresh.',
  INVALID_REQUEST: 'Something was not valid. Please check and try again',
  NOT_FOUND: 'Not found',
  SERVICE_UNAVAILABLE: 'The service is busy. Please try again in a moment',
  SERVER_BUSY: 'Many customers are here right now. Please try again in a few seconds',
  TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment',
} as const satisfies Partial<Record<ErrorCode, string>>;
