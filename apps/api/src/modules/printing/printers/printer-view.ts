import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import { wireInstantOrNull } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { worksIn } from '../../staff/index.ts';
import { findPrinter, findPrinters, type Printer } from './printers.ts';

/** Returns a printer as staff see it. */
export function viewPrinter(
  { id, name, kind, prints_kitchen, prints_receipts, language, seen_at, error }: Printer,
  zone: string,
): Schemas['Printer'] {
  const seenAt = wireInstantOrNull(seen_at, zone);
  return { id, name, kind, prints_kitchen, prints_receipts, language, seen_at: seenAt, error };
}

/** Returns the printers of a branch. */
export async function viewPrinters(
  db: Queryable,
  { company }: Pick<CounterContext, 'company'>,
  branchId: string,
): Promise<Schemas['PrinterList']> {
  const printers = await findPrinters(db, company.id, branchId);
  return printers.map((printer) => viewPrinter(printer, company.time_zone));
}

/**
 * Returns a printer of a branch in which the person or device may act.
 * @throws ApiError `NOT_FOUND` for any other printer.
 */
export async function requirePrinter(
  db: Queryable,
  { company, staff }: Pick<CounterContext, 'company' | 'staff'>,
  printerId: string,
): Promise<Printer> {
  const printer = await findPrinter(db, company.id, printerId);
  if (printer === null || !worksIn(staff, printer.branch_id)) throw new ApiError('NOT_FOUND');
  return printer;
}
