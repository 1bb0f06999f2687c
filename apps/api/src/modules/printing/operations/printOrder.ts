import type { CounterContext } from '../../../contract/counter/context.ts';
import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { ApiError, invalidRequest } from '../../../shared/api-error.ts';
import { once, requireCounterOrder } from '../../ordering/index.ts';
import { findReceipt, isBill } from '../../sales/index.ts';
import { recordStaffEvent, requirePerson, worksIn } from '../../staff/index.ts';
import { findLatestOf, type PrintedTicket, viewPrintJob } from '../jobs/print-jobs.ts';
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
  const { kind, printer_id: printerId, refund_id: refundId = null } = body;
  const ticket = { orderId: path.id, kind, refundId };
  const branchId = await requireTicket(context, ticket);
  await requirePrinterFor(context, { branchId, kind, printerId });
  const press = {
    operation: 'printOrder',
    key: headers['Idempotency-Key'],
    targetId: path.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      const request = { ...ticket, companyId: company.id, branchId, printerId, requestedBy };
      await requestPrint(tx, request, now);
      const event = { operation: `printOrder.${kind}`, targetId: path.id, branchId };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    async (tx) => {
      const job = await findLatestOf(tx, company.id, ticket);
      if (job === null) throw new ApiError('NOT_FOUND');
      return viewPrintJob(job, company.time_zone);
    },
  );
};

/**
 * Returns the branch of a ticket that exists. A bill has receipts only.
 * @throws ApiError `NOT_FOUND` for an order of another branch, before a bill is paid, and for a
 * refund of another bill; `INVALID_REQUEST` for the kitchen ticket of a bill, and a refund of another
 * order.
 */
async function requireTicket(
  context: CounterContext,
  { orderId, kind, refundId }: PrintedTicket,
): Promise<string> {
  const { db, company, staff } = context;
  if (!(await isBill(db, company.id, orderId))) {
    const order = await requireCounterOrder(db, context, orderId);
    if (refundId !== null) throw invalidRequest('body.refund_id');
    return order.branch_id;
  }
  const receipt = await findReceipt(db, company.id, orderId, refundId);
  if (receipt === null || !worksIn(staff, receipt.branch_id)) throw new ApiError('NOT_FOUND');
  if (kind !== 'receipt') throw invalidRequest('body.kind');
  return receipt.branch_id;
}

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
