import { parseMobile } from '@claypot/domain/phone';
import { ApiError } from './api-error.ts';

/**
 * Returns the number in E.164, whichever way it was written.
 * @throws ApiError `INVALID_PHONE_NO` for anything but a mobile number of the Malaysian plan.
 */
export function requireMobile(text: string): string {
  const mobile = parseMobile(text);
  if (mobile === null) throw new ApiError('INVALID_PHONE_NO');
  return mobile;
}
