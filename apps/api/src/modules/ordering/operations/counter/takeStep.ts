import { ORDER_STEPS } from '@claypot/domain/order-steps';
import { hasRank } from '@claypot/sdk/counter';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { ApiError } from '../../../../shared/api-error.ts';
import { requireMobile } from '../../../../shared/require-mobile.ts';
import { type EventChange, recordStaffEvent, requirePerson } from '../../../staff/index.ts';
import { once } from '../../counter/once.ts';
import { takeStep as moveByStep } from '../../counter/take-step.ts';
import { readTicket, requireCounterOrder } from '../../counter/ticket-view.ts';

/** Moves an order on by one step, once per key. */
export const takeStep: CounterHandler<'takeStep'> = async (context, { path, headers, body }) => {
  const { company, staff, now } = context;
  const { step, from } = body;
  if (!hasRank(requirePerson(context).role, ORDER_STEPS[step].role))
    throw new ApiError('FORBIDDEN');
  const rider =
    body.rider === null ? null : { ...body.rider, phone: requireMobile(body.rider.phone) };
  await requireCounterOrder(context.db, context, path.id);
  const press = {
    operation: 'takeStep',
    key: headers['Idempotency-Key'],
    targetId: path.id,
    body,
  };
  return once(
    context,
    press,
    async (tx) => {
      const order = await requireCounterOrder(tx, context, path.id);
      const request = { step, from, readyInMinutes: body.ready_in_minutes, rider };
      await moveByStep(tx, company.id, order, request, now);
      const changes: EventChange[] = [
        { field: 'status', before: from, after: ORDER_STEPS[step].to },
        ...(rider === null ? [] : [{ field: 'rider', before: null, after: rider.name }]),
      ];
      const event = {
        operation: `takeStep.${step}`,
        targetId: order.id,
        branchId: order.branch_id,
        changes,
      };
      await recordStaffEvent(tx, company.id, staff, event, now);
    },
    (tx) => readTicket(tx, context, path.id),
  );
};
