import { parseMobile } from '@claypot/domain/phone';
import type { Login } from './accounts.ts';

/** Reads what a person typed as phone number or e-mail address. Null if it is neither. */
export function parseLogin(typed: string): Login | null {
  const text = typed.trim();
  if (text.includes('@')) return { kind: 'email', value: text.toLowerCase() };
  const phone = parseMobile(text);
  return phone === null ? null : { kind: 'phone_no', value: phone };
}
