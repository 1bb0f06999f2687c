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
import { findPauses } from '../branch-pauses.ts';
import { findBranchSettings } from '../branch-settings.ts';
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
  const pauses = await findPauses(db, branch, now);
  const { busy } = await findBranchSettings(db, company.id, branch.id, now);
  const extra = busy?.minutes ?? 0;
  const minutes = ASAP_MINUTES + extra;
  const earliest = now.add({ minutes }).epochMilliseconds;
  const asap = asapEstimate(hours, now)?.add({ minutes: extra }) ?? null;
  return {
    branch_id: branch.id,
    status: isOpen(hours, now) ? 'Open' : 'Closed',
    time_zone: hours.zone,
    asap_minutes: minutes,
    asap_time: wireInstantOrNull(asap, hours.zone),
    next_open_time: wireInstantOrNull(nextOpening(hours, now), hours.zone),
    pauses: pauses.flatMap(({ method, until }) =>
      method === 'reservation'
        ? []
        : [{ delivery_method: method, until: wireInstant(until, hours.zone) }],
    ),
    date_list: slotsOfMinute(hours, now).map(({ date, slots }) => ({
      date: date.toString(),
      time_list: slots
        .filter(({ epochMilliseconds }) => epochMilliseconds >= earliest)
        .map(({ text }) => text),
    })),
  };
};
