import { parseMobile } from '@claypot/domain/phone';
import { Refusal } from './refusal.ts';

/**
 * Returns the number in E.164, whichever way it was written.
 * @throws Refusal `INVALID_PHONE_NO` for anything but a mobile number of the Malaysian plan.
 */
export function requireMobile(text: string): string {
  const mobile = parseMobile(text);
  if (mobile === null) throw new Refusal('INVALID_PHONE_NO');
  return mobile;
}
