import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { recordStaffEvent } from '../../../staff/index.ts';
import { changeReadyTime as change } from '../../counter/change-ready-time.ts';
import { once } from '../../counter/once.ts';
import { readTicket, requireCounterOrder } from '../../counter/ticket-view.ts';

/** Gives an order more time, once per key. The customer sees the new time at once. */
export const changeReadyTime: CounterHandler<'changeReadyTime'> = async (
  context,
  { path, headers, body },
) => {
  const { company, staff, now } = context;
  await requireCounterOrder(context.db, context, path.id);
  const press = {
    operation: 'changeReadyTime',
    key: headers['Idempotency-Key'],
    targetId: path.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      const order = await requireCounterOrder(tx, context, path.id);
      const readyBy = await change(tx, company.time_zone, order, body.add_minutes, now);
      const changes = [
        {
          field: 'ready_by',
          before: order.ready_by?.toString() ?? null,
          after: readyBy.toString(),
        },
      ];
      const event = {
        operation: 'changeReadyTime',
        targetId: order.id,
        branchId: order.branch_id,
        changes,
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readTicket(tx, context, path.id),
  );
};
