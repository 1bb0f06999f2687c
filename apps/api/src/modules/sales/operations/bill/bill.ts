import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { requireBill } from '../../price/load-bill.ts';
import { viewBill } from '../../view/bill-view.ts';

export const bill: CounterHandler<'bill'> = async (context, { path }) => {
  const { id } = await requireBill(context.db, context, path.id);
  return viewBill(context.db, context, id);
};
