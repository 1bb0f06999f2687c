import type { CounterHandler } from '../../../contract/counter/handlers.ts';
import { requireBranch } from '../../staff/index.ts';
import { viewPrinters } from '../printers/printer-view.ts';

/** Lists the printers of a branch. */
export const printerList: CounterHandler<'printerList'> = async (context, { body }) => {
  const branch = await requireBranch(context, body.branch_id);
  return viewPrinters(context.db, context, branch.id);
};
