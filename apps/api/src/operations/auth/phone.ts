import { parseMobile } from '@claypot/domain/phone';
import { Refusal } from '../../http/refusal.ts';

/**
 * The number in E.164, whichever way it was written.
 * @throws Refusal `INVALID_PHONE_NO` for anything but a Malaysian mobile number.
 */
export function requireMobile(text: string): string {
  const mobile = parseMobile(text);
  if (mobile === null) throw new Refusal('INVALID_PHONE_NO');
  return mobile;
}
