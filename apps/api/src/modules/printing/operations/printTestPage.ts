import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { once } from '../../ordering/index.ts';
import { recordStaffEvent, requirePerson } from '../../staff/index.ts';
import { findLatestTestPage, viewPrintJob } from '../jobs/print-jobs.ts';
import { requestTestPage } from '../jobs/request-print.ts';
import { requirePrinter } from '../printers/printer-view.ts';

/** Prints a test page, once per key. */
export const printTestPage: CounterHandler<'printTestPage'> = async (
  context,
  { path, headers },
) => {
  const { company, staff, now } = context;
  const { id: requestedBy } = requirePerson(context);
  const printer = await requirePrinter(context.db, context, path.id);
  const { id: printerId, branch_id: branchId } = printer;
  const press = {
    operation: 'printTestPage',
    key: headers['Idempotency-Key'],
    targetId: printerId,
    body: {},
  };
  return once(
    context,
    press,
    async (tx) => {
      const request = { companyId: company.id, branchId, printerId, requestedBy };
      await requestTestPage(tx, request, now);
      const event = { operation: 'printTestPage', targetId: printerId, branchId };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    async (tx) => {
      const job = await findLatestTestPage(tx, company.id, printerId);
      if (job === null) throw new ApiError('NOT_FOUND');
      return viewPrintJob(job, company.time_zone);
    },
  );
};
