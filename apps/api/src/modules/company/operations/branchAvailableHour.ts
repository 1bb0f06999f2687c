import {
  ASAP_MINUTES,
  asapEstimate,
  isOpen,
  nextOpening,
  type OpeningHours,
  offeredSlots,
} from '@claypot/domain/time';
import type { Handler } from '../../../contract/handlers.ts';
import { wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { perMinute } from '../../../shared/time/per-minute.ts';
import { findBranch, hoursOf } from '../branches.ts';

/** Caches the formatted texts too, because formatting is the slowest part. */
const slotsOfMinute = perMinute((hours: OpeningHours, minute: Temporal.Instant) =>
  offeredSlots(hours, minute).map(({ date, slots }) => ({
    date,
    slots: slots.map((slot) => ({
      epochMilliseconds: slot.epochMilliseconds,
      text: wireInstant(slot, hours.zone),
    })),
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
  const earliest = now.add({ minutes: ASAP_MINUTES }).epochMilliseconds;
  return {
    branch_id: branch.id,
    status: isOpen(hours, now) ? 'Open' : 'Closed',
    time_zone: hours.zone,
    asap_minutes: ASAP_MINUTES,
    asap_time: wireInstantOrNull(asapEstimate(hours, now), hours.zone),
    next_open_time: wireInstantOrNull(nextOpening(hours, now), hours.zone),
    date_list: slotsOfMinute(hours, now).map(({ date, slots }) => ({
      date: date.toString(),
      time_list: slots
        .filter(({ epochMilliseconds }) => epochMilliseconds >= earliest)
        .map(({ text }) => text),
    })),
  };
};
