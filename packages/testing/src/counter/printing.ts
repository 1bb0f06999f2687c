import type { LeasedPrintJob, NewPrinter, Printer, PrintJob } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { first, sample } from '../sample.ts';

/** Returns a Star printer in the kitchen. */
export function aPrinter(fields: Partial<Printer> = {}): Printer {
  return sample(first(examples.Printers), fields);
}

/** Returns a Star printer with its address, as the server shows it once. */
export function aNewPrinter(fields: Partial<NewPrinter> = {}): NewPrinter {
  return sample(examples.NewPrinter, fields);
}

/** Returns a kitchen ticket that the printer has not reported. */
export function aPrintJob(fields: Partial<PrintJob> = {}): PrintJob {
  return sample(first(examples.PrintJobs), fields);
}

/** Returns a job with its bytes, as a device gets it. */
export function aLeasedJob(fields: Partial<LeasedPrintJob> = {}): LeasedPrintJob {
  if (examples.LeasedJob === null) throw new Error('The contract shows no job');
  return sample(examples.LeasedJob, fields);
}
