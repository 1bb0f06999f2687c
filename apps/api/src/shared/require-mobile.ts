import { parseMobile } from '@claypot/domain/phone';
import { ApiError } from './api-error.ts';

/**
 * Normalises a mobile number to E.164.
 * @throws ApiError `INVALID_PHONE_NO` if it is not a Malaysian mobile number.
 */
export function requireMobile(text: string): string {
  const mobile = parseMobile(text);
  if (mobile === null) throw new ApiError('INVALID_PHONE_NO');
  return mobile;
}
