import { isOpen, nextOpening, type OpeningHours, offeredSlots } from '@claypot/domain/time';
import type { Handler } from '../../../contract/handlers.ts';
import { type Wire, wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { perMinute } from '../../../shared/time/per-minute.ts';
import {
  findKitchen,
  isFullTime,
  type KitchenState,
  usualWait,
  type WaitingMethod,
} from '../../kitchen/index.ts';
import { findPauses } from '../branch-pauses.ts';
import { findBranch, hoursOf } from '../branches.ts';
import { waitingNow } from '../waiting-now.ts';

/** A time in epoch milliseconds with its text, because formatting is the slowest part. */
interface Slot {
  readonly epochMilliseconds: number;
  readonly text: string;
}

const slotsOfMinute = perMinute((hours: OpeningHours, minute: Temporal.Instant) =>
  offeredSlots(hours, minute, 0).map(({ date, slots }) => ({
    date,
    slots: slots.map(
      (slot): Slot => ({
        epochMilliseconds: slot.epochMilliseconds,
        text: wireInstant(slot, hours.zone),
      }),
    ),
  })),
);

/**
 * Lists the times that can be requested for an order. The checkout accepts only these, or no time
 * for an immediate order.
 */
export const branchAvailableHour: Handler<'branchAvailableHour'> = async (
  { db, company, now },
  { path },
) => {
  const branch = await findBranch(db, company, path.id);
  if (branch === null) throw new ApiError('NOT_FOUND');
  const hours = hoursOf(branch);
  const pauses = await findPauses(db, branch, now);
  const kitchen = await findKitchen(db, { companyId: company.id, branchId: branch.id }, now);
  const earliest = now.add({ minutes: kitchen.minutes }).epochMilliseconds;
  const days = slotsOfMinute(hours, now).map(({ date, slots }) => ({
    date,
    slots: slots.filter(({ epochMilliseconds }) => epochMilliseconds >= earliest),
  }));
  const offered = days.flatMap(({ slots }) => slots);
  const pickup = waitingNow(kitchen, 'pickup', hours, now);
  return {
    branch_id: branch.id,
    status: isOpen(hours, now) ? 'Open' : 'Closed',
    time_zone: hours.zone,
    asap_minutes: pickup?.minutes ?? kitchen.minutes,
    asap_time: wireInstantOrNull(pickup?.at ?? null, hours.zone),
    next_open_time: wireInstantOrNull(nextOpening(hours, now), hours.zone),
    pauses: pauses.flatMap(({ method, until }) =>
      method === 'reservation'
        ? []
        : [{ delivery_method: method, until: wireInstant(until, hours.zone) }],
    ),
    waiting: (['pickup', 'delivery'] as const).map((method) =>
      viewWaiting(kitchen, method, { hours, offered, now }),
    ),
    date_list: days.map(({ date, slots }) => ({
      date: date.toString(),
      time_list: slots.map(({ text }) => text),
    })),
  };
};

interface Times {
  readonly hours: OpeningHours;
  readonly offered: readonly Slot[];
  readonly now: Temporal.Instant;
}

function viewWaiting(
  kitchen: KitchenState,
  method: WaitingMethod,
  { hours, offered, now }: Times,
): Wire['MethodWaiting'] {
  const waiting = waitingNow(kitchen, method, hours, now);
  const earliest = now.add({ minutes: usualWait(kitchen, method) }).epochMilliseconds;
  return {
    delivery_method: method,
    asap_minutes: waiting?.minutes ?? null,
    asap_time: wireInstantOrNull(waiting?.at ?? null, hours.zone),
    full_time_list: offered
      .filter(({ epochMilliseconds: time }) => time < earliest || isFullTime(kitchen, method, time))
      .map(({ text }) => text),
  };
}
