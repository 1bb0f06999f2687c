import { parseMobile } from '@claypot/domain/phone';

/** Six digits, with spaces between them, also the full-width ones of Chinese keyboards. */
const CODE = /^\s*([0-9０-９]\s*){6}$/;

export function isNumber(phone: string): boolean {
  return parseMobile(phone) !== null;
}

export function isCode(code: string): boolean {
  return CODE.test(code);
}
