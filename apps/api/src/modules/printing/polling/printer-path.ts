import { createHash } from 'node:crypto';
import type { PrinterKind } from '../printers/printers.ts';

/** Prefix of the addresses from which printers fetch their jobs. */
export const PRINTER_ROUTES = '/api/print';

/** Returns the path of a printer's address. The token is its only secret. */
export function pathOf(kind: Exclude<PrinterKind, 'usb'>, token: string): string {
  return `${PRINTER_ROUTES}/${kind === 'star_cloudprnt' ? 'star' : 'epson'}/${token}`;
}

/** Returns the stored form of a token with 256 random bits. */
export function hashPrinterToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
