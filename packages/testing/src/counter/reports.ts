import type { SalesReport } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { sample } from '../sample.ts';

/** Returns the report of two days with three orders. */
export function aSalesReport(fields: Partial<SalesReport> = {}): SalesReport {
  return sample(examples.SalesReport, fields);
}
