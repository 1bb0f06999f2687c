import type { CounterContext } from '../../../contract/counter/context.ts';
import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { once, requireCounterOrder } from '../../ordering/index.ts';
import { recordStaffEvent, requirePerson } from '../../staff/index.ts';
import { findLatestOfOrder, viewPrintJob } from '../jobs/print-jobs.ts';
import { type PrintRequest, requestPrint } from '../jobs/request-print.ts';
import { requirePrinter } from '../printers/printer-view.ts';
import { findPrinters } from '../printers/printers.ts';

/** Prints the kitchen ticket or the receipt of an order, once per key. */
export const printOrder: CounterHandler<'printOrder'> = async (
  context,
  { path, headers, body },
) => {
  const { company, staff, now } = context;
  const { id: requestedBy } = requirePerson(context);
  const order = await requireCounterOrder(context.db, context, path.id);
  const { id: orderId, branch_id: branchId } = order;
  const { kind, printer_id: printerId } = body;
  await requirePrinterFor(context, { branchId, kind, printerId });
  const press = {
    operation: 'printOrder',
    key: headers['Idempotency-Key'],
    targetId: orderId,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      const request = { companyId: company.id, branchId, orderId, kind, printerId, requestedBy };
      await requestPrint(tx, request, now);
      const event = { operation: `printOrder.${kind}`, targetId: orderId, branchId };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    async (tx) => {
      const job = await findLatestOfOrder(tx, company.id, orderId, kind);
      if (job === null) throw new ApiError('NOT_FOUND');
      return viewPrintJob(job, company.time_zone);
    },
  );
};

/**
 * A person may choose any printer of the order's branch.
 * @throws ApiError `NOT_FOUND` for another printer, `NO_PRINTER` if none prints this kind.
 */
async function requirePrinterFor(
  context: CounterContext,
  { branchId, kind, printerId }: Pick<PrintRequest, 'branchId' | 'kind' | 'printerId'>,
): Promise<void> {
  if (printerId !== null) {
    const printer = await requirePrinter(context.db, context, printerId);
    if (printer.branch_id !== branchId) throw new ApiError('NOT_FOUND');
    return;
  }
  const printers = await findPrinters(context.db, context.company.id, branchId);
  const prints = kind === 'kitchen' ? 'prints_kitchen' : 'prints_receipts';
  if (!printers.some((printer) => printer[prints])) throw new ApiError('NO_PRINTER');
}
