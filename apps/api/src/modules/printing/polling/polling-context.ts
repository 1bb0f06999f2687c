import type { Riders } from '../../../gateways/courier/riders.ts';
import type { Db } from '../../../platform/db/db.ts';
import { findCompanyOf, type Tenancy } from '../../../platform/http/origin/companies.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { findLeaseOf, findPrintJob, type PrintJob } from '../jobs/print-jobs.ts';
import type { TakingContext } from '../jobs/take-job.ts';
import {
  findPrinterByToken,
  notePrinterSeen,
  type Printer,
  type PrinterKind,
} from '../printers/printers.ts';
import { hashPrinterToken } from './printer-path.ts';

/** Dependencies of the routes for printers. */
export interface PollingOptions extends Tenancy {
  readonly db: Db;
  readonly clock: Clock;
  readonly riders: Riders;
}

/** A printer that asks, with what its answer depends on. */
export interface PollingContext extends TakingContext {
  readonly printer: Printer;
}

/** Finds the printer of a request by the secret in its address; null for an unknown one. */
export async function findPollingPrinter(
  options: PollingOptions,
  request: Request,
  { token, kind }: { readonly token: string; readonly kind: PrinterKind },
): Promise<PollingContext | null> {
  const { db, clock, riders } = options;
  const company = await findCompanyOf(options, request);
  if (company === null) return null;
  const printer = await findPrinterByToken(db, company.id, hashPrinterToken(token));
  if (printer === null || printer.kind !== kind) return null;
  const now = clock.now();
  await notePrinterSeen(db, company.id, printer, now);
  return { db, company, riders, now, printer };
}

/**
 * Returns the job that a printer names. Old firmware names none, and means its open lease.
 * @param id null if the printer names none.
 * @returns null for a job of another printer or of a tablet.
 */
export async function findNamedJob(
  { db, company, printer }: PollingContext,
  id: string | null,
): Promise<PrintJob | null> {
  if (id === null) return findLeaseOf(db, company.id, printer.id);
  const position = toPosition(id);
  const job = position === null ? null : await findPrintJob(db, company.id, position);
  return job?.printer_id === printer.id && job.device_id === null ? job : null;
}

/** Returns the position of a job by its id as a printer sends it; null for any other text. */
export function toPosition(id: string): number | null {
  return /^\d{1,15}$/.test(id) ? Number(id) : null;
}
