import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import type { RandomSource } from '../../../shared/random.ts';
import { recordStaffEvent, requireBranch } from '../../staff/index.ts';
import { hashPrinterToken, pathOf } from '../polling/printer-path.ts';
import { requirePrinter, viewPrinter } from '../printers/printer-view.ts';
import { type PrinterKind, storePrinter } from '../printers/printers.ts';

/** Adds a printer. Its address has a secret that is stored as a hash only. */
export const addPrinter: CounterHandler<'addPrinter'> = async (context, { body }) => {
  const { db, company, staff, random, now } = context;
  const branch = await requireBranch(context, body.branch_id);
  const { name, kind, prints_kitchen, prints_receipts, language } = body;
  const id = random.uuid();
  const address = kind === 'usb' ? null : newAddress(kind, random);
  return db.transaction(async (tx) => {
    const settings = { name, prints_kitchen, prints_receipts, language };
    const added = { id, branchId: branch.id, kind, tokenHash: address?.tokenHash ?? null };
    await storePrinter(tx, company.id, { ...added, ...settings }, now);
    const changes = [{ field: 'name', before: null, after: name }];
    const event = { operation: 'addPrinter', targetId: id, branchId: branch.id, changes };
    await recordStaffEvent(tx, company.id, staff, event, now);
    const printer = viewPrinter(await requirePrinter(tx, context, id), company.time_zone);
    return { printer, path: address?.path ?? null };
  });
};

function newAddress(kind: Exclude<PrinterKind, 'usb'>, random: RandomSource) {
  const token = random.token();
  return { path: pathOf(kind, token), tokenHash: hashPrinterToken(token) };
}
