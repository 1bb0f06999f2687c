import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Queryable, Transaction } from '../../../platform/db/db.ts';
import { type Sql, sql } from '../../../platform/db/sql.ts';
import type { Language } from '../../../shared/text/language.ts';

export type PrinterKind = Schemas['PrinterKind'];
export type PrintError = Schemas['PrintError'];

/** A printer that is not removed. */
export interface Printer {
  readonly id: string;
  readonly branch_id: string;
  readonly name: string;
  readonly kind: PrinterKind;
  readonly prints_kitchen: boolean;
  readonly prints_receipts: boolean;
  readonly language: Language;
  /** Last request, to the minute. */
  readonly seen_at: Temporal.Instant | null;
  /** Last failure; null once a job was printed. */
  readonly error: PrintError | null;
}

/** Settings of a printer. */
export type PrinterSettings = Pick<
  Printer,
  'name' | 'prints_kitchen' | 'prints_receipts' | 'language'
>;

const select = sql`
  select id, branch_id, name, kind, prints_kitchen, prints_receipts, language, seen_at, error
  from printers`;

/** Returns the printers of a branch, by name. */
export function findPrinters(
  db: Queryable,
  companyId: string,
  branchId: string,
): Promise<Printer[]> {
  return db.query<Printer>(sql`
    ${select} where company_id = ${companyId} and branch_id = ${branchId} and removed_at is null
    order by name, id limit 50`);
}

/** Returns a printer of a company; null if it does not exist or was removed. */
export function findPrinter(
  db: Queryable,
  companyId: string,
  printerId: string,
): Promise<Printer | null> {
  return db.one<Printer>(
    sql`${select} where company_id = ${companyId} and id = ${printerId} and removed_at is null`,
  );
}

/** Returns the printer of a secret address; null for an unknown one. */
export function findPrinterByToken(
  db: Queryable,
  companyId: string,
  tokenHash: string,
): Promise<Printer | null> {
  return db.one<Printer>(sql`
    ${select}
    where company_id = ${companyId} and token_hash = ${tokenHash} and removed_at is null`);
}

interface NewPrinter extends PrinterSettings {
  readonly id: string;
  readonly branchId: string;
  readonly kind: PrinterKind;
  /** Null for usb. */
  readonly tokenHash: string | null;
}

/** Stores a new printer. */
export async function storePrinter(
  tx: Transaction,
  companyId: string,
  printer: NewPrinter,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(sql`
    insert into printers (company_id, id, branch_id, name, kind, token_hash, prints_kitchen,
      prints_receipts, language, created_at)
    values (${companyId}, ${printer.id}, ${printer.branchId}, ${printer.name}, ${printer.kind},
      ${printer.tokenHash}, ${printer.prints_kitchen}, ${printer.prints_receipts},
      ${printer.language}, ${now})`);
}

/** Changes the settings of a printer. */
export async function updatePrinter(
  tx: Transaction,
  companyId: string,
  printerId: string,
  { name, prints_kitchen, prints_receipts, language }: PrinterSettings,
): Promise<void> {
  await tx.execute(sql`
    update printers set name = ${name}, prints_kitchen = ${prints_kitchen},
      prints_receipts = ${prints_receipts}, language = ${language}
    where ${ofPrinter(companyId, printerId)}`);
}

/** Removes a printer. The jobs that wait for it fail; its open lease becomes unconfirmed. */
export async function removePrinter(
  tx: Transaction,
  companyId: string,
  printerId: string,
  now: Temporal.Instant,
): Promise<void> {
  await tx.execute(
    sql`update printers set removed_at = ${now} where ${ofPrinter(companyId, printerId)}`,
  );
  await tx.execute(sql`
    update print_jobs
    set state = case state when 'leased' then 'unconfirmed' else 'failed' end,
      error = case state when 'leased' then null else 'PRINTER_REMOVED' end,
      lease_ends_at = null, changed_at = ${now}
    where company_id = ${companyId} and printer_id = ${printerId}
      and state in ('queued', 'leased')`);
}

/** Records a request of a printer, at most once a minute. */
export async function notePrinterSeen(
  db: Queryable,
  companyId: string,
  { id, seen_at }: Pick<Printer, 'id' | 'seen_at'>,
  now: Temporal.Instant,
): Promise<void> {
  if (seen_at !== null && Temporal.Instant.compare(seen_at.add({ minutes: 1 }), now) > 0) return;
  await db.execute(sql`update printers set seen_at = ${now} where ${ofPrinter(companyId, id)}`);
}

/** Stores the last failure of a printer; null after a success. */
export async function notePrinterError(
  db: Queryable,
  companyId: string,
  printerId: string,
  error: PrintError | null,
): Promise<void> {
  await db.execute(sql`
    update printers set error = ${error}
    where ${ofPrinter(companyId, printerId)}`);
}

/** Restricts a statement to one printer. */
export function ofPrinter(companyId: string, printerId: string): Sql {
  return sql`company_id = ${companyId} and id = ${printerId}`;
}
