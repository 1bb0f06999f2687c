import { commands, transform } from 'receiptline';
import { COLUMNS } from './markup/document.ts';

/** Encoding of Chinese printers; ASCII is the same in it. */
const ENCODING = 'gb18030';

/** Turns automatic status off, which the network interfaces of Epson need. */
const STATUS_OFF = '\x1da\x00';

/** ESC/POS without commands that ask for the status or change when the printer reports it. */
const escPos = {
  ...commands.escpos,
  open(printer: Parameters<typeof commands.escpos.open>[0]): string {
    return commands.escpos.open.call(this, printer).replace(STATUS_OFF, '');
  },
  close: () => commands.escpos.cut(),
};

/** Returns the ESC/POS commands that print a document and cut the paper. */
export function renderEscPos(document: string): Uint8Array<ArrayBuffer> {
  return bytesOf(transform(document, { cpl: COLUMNS, encoding: ENCODING, command: escPos }));
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
