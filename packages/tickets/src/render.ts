import { transform } from 'receiptline';
import { COLUMNS } from './markup/document.ts';

/** Encoding of Chinese printers; ASCII is the same in it. */
const ENCODING = 'gb18030';

/** Returns the ESC/POS commands that print a document and cut the paper. */
export function renderEscPos(document: string): Uint8Array<ArrayBuffer> {
  return bytesOf(transform(document, { cpl: COLUMNS, encoding: ENCODING, command: 'escpos' }));
}

/** Command languages of Star printers. */
export type StarEmulation = 'starprnt' | 'starline';

/** Returns the commands of a Star printer that print a document and cut the paper. */
export function renderStar(document: string, emulation: StarEmulation): Uint8Array<ArrayBuffer> {
  const command = emulation === 'starprnt' ? 'starmbcs2' : 'starlinembcs2';
  return bytesOf(transform(document, { cpl: COLUMNS, encoding: ENCODING, command }));
}

/** Returns a document as an SVG picture, for previews and for printers of the system. */
export function renderSvg(document: string): string {
  return transform(document, { cpl: COLUMNS, encoding: ENCODING, command: 'svg' });
}

/** Each character of the commands is one byte. */
function bytesOf(commands: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(commands, (character) => character.charCodeAt(0));
}
