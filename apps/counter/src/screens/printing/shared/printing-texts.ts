import type { JobProblem } from '@claypot/counter/printing';
import type { PrintError, PrinterKind, PrintJob } from '@claypot/sdk/counter';

export const ERROR_TEXTS = {
  OFFLINE: 'error_OFFLINE',
  PAPER: 'error_PAPER',
  COVER: 'error_COVER',
  DISCONNECTED: 'error_DISCONNECTED',
  REJECTED: 'error_REJECTED',
  ORDER_OVER: 'error_ORDER_OVER',
  PRINTER_REMOVED: 'error_PRINTER_REMOVED',
  OTHER: 'error_OTHER',
} as const satisfies Record<PrintError, string>;

export const KIND_TEXTS = {
  usb: 'kind_usb',
  star_cloudprnt: 'kind_star_cloudprnt',
  epson_sdp: 'kind_epson_sdp',
} as const satisfies Record<PrinterKind, string>;

export const KIND_DETAILS = {
  usb: 'kindText_usb',
  star_cloudprnt: 'kindText_star_cloudprnt',
  epson_sdp: 'kindText_epson_sdp',
} as const satisfies Record<PrinterKind, string>;

export const STATE_TEXTS = {
  queued: 'state_queued',
  leased: 'state_leased',
  printed: 'state_printed',
  failed: 'state_failed',
  unconfirmed: 'state_unconfirmed',
} as const satisfies Record<PrintJob['state'], string>;

/** Returns the reason why a job needs a person. */
export function problemTextOf({ kind, error }: JobProblem) {
  if (kind === 'unconfirmed') return 'problem_unconfirmed';
  return kind === 'waiting' ? 'problem_waiting' : ERROR_TEXTS[error ?? 'OTHER'];
}
