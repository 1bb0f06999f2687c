import { SaxesParser } from 'saxes';
import type { PrintError } from '../printers/printers.ts';

/** Milliseconds in which the printer starts to print a job. */
const TIMEOUT = 10_000;

/**
 * Returns a print request of Server Direct Print, version 2.00, whose answers name the job.
 * @param jobId 1 to 30 letters or digits.
 */
export function epsonRequest(jobId: string, commands: Uint8Array): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<PrintRequestInfo Version="2.00"><ePOSPrint>',
    `<Parameter><devid>local_printer</devid><timeout>${TIMEOUT}</timeout>`,
    `<printjobid>${jobId}</printjobid></Parameter>`,
    '<PrintData><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    `<command>${Buffer.from(commands).toString('hex')}</command>`,
    '</epos-print></PrintData></ePOSPrint></PrintRequestInfo>',
  ].join('');
}

/** Report of a printer for one job. */
export interface EpsonResult {
  /** Null if the printer does not name it. */
  readonly jobId: string | null;
  /** Null for a success. */
  readonly error: PrintError | null;
}

/**
 * Reads the report of a printer. Returns no result if it is not well-formed.
 * @param xml the field `ResponseFile`.
 */
export function readEpsonResults(xml: string): EpsonResult[] {
  const results: EpsonResult[] = [];
  let jobId: string | null = null;
  let text = '';
  const parser = new SaxesParser();
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    if (name === 'ePOSPrint') jobId = null;
    if (name === 'response') results.push({ jobId, error: errorOf(attributes) });
    // The printer could not read the request at all.
    if (name === 'Response' && attributes.Success === 'false') {
      results.push({ jobId: null, error: 'REJECTED' });
    }
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'printjobid') jobId = text.trim();
  });
  parser.write(xml).close();
  return isBroken ? [] : results;
}

const ERRORS: Readonly<Record<string, PrintError>> = {
  EPTR_REC_EMPTY: 'PAPER',
  EPTR_COVER_OPEN: 'COVER',
  EX_BADPORT: 'OFFLINE',
  EX_TIMEOUT: 'OFFLINE',
  DeviceNotFound: 'OFFLINE',
  SchemaError: 'REJECTED',
};

function errorOf({ success, code = '' }: Readonly<Record<string, string>>): PrintError | null {
  if (success === 'true' || success === '1') return null;
  return ERRORS[code] ?? 'OTHER';
}
