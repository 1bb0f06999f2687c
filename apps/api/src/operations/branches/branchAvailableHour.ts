import {
  ASAP_MINUTES,
  asapEstimate,
  isOpen,
  nextOpening,
  offeredSlots,
} from '@claypot/domain/time';
import type { Handler } from '../../http/handlers.ts';
import { Refusal } from '../../http/refusal.ts';
import { findBranch, hoursOf } from '../../ordering/branches.ts';
import { wireInstant, wireInstantOrNull } from '../wire.ts';

/** The times an order can be asked for: create_order accepts these and no others. */
export const branchAvailableHour: Handler<'branchAvailableHour'> = async (
  { db, company, now },
  { path },
) => {
  const branch = await findBranch(db, company.id, path.id);
  if (branch === null) throw new Refusal('NOT_FOUND');
  const hours = hoursOf(branch);
  return {
    branch_id: branch.id,
    status: isOpen(hours, now) ? 'Open' : 'Closed',
    time_zone: hours.zone,
    asap_minutes: ASAP_MINUTES,
    asap_time: wireInstantOrNull(asapEstimate(hours, now), hours.zone),
    next_open_time: wireInstantOrNull(nextOpening(hours, now), hours.zone),
    date_list: offeredSlots(hours, now).map(({ date, slots }) => ({
      date: date.toString(),
      time_list: slots.map((slot) => wireInstant(slot, hours.zone)),
    })),
  };
};
