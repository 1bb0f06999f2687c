import { businessDayOf } from '@claypot/domain/time';
import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../../contract/counter/context.ts';
import type { CounterHandler } from '../../../../contract/counter/handlers.ts';
import { findBusinessDayRule } from '../../close/business-days.ts';
import { type DayRange, lengthOf } from '../../totals/branch-days.ts';
import { findItemNames } from '../../totals/item-names.ts';
import { readBookingTotals } from '../../totals/live/booking-totals.ts';
import { type Bounds, boundsOf } from '../../totals/live/bounds.ts';
import { countActiveMembers, readMemberTotals } from '../../totals/live/member-totals.ts';
import { findReportBranches } from '../../totals/report-branches.ts';
import { requireRange } from '../../totals/report-range.ts';
import { findTotals } from '../../totals/totals.ts';
import {
  rankItems,
  viewBranches,
  viewDays,
  viewFigures,
  viewParts,
} from '../../totals/view-totals.ts';

/** Returns the sales, bookings and members of branches in a range of business days. */
export const salesReport: CounterHandler<'salesReport'> = async (context, { body }) => {
  const { db, company, language, now } = context;
  const { branches, isWholeCompany } = await findReportBranches(context, body.branch_ids);
  const branchIds = branches.map(({ id }) => id);
  const rule = await findBusinessDayRule(db, company);
  const today = businessDayOf(rule, now);
  const range = requireRange(body, today);
  const before = rangeBefore(range);
  const time = boundsOf(rule, range);
  const timeBefore = boundsOf(rule, before);
  const [totals, bookings, bookingsBefore, members, membersBefore] = await Promise.all([
    findTotals(db, { companyId: company.id, rule, branchIds }, { range, before }, now),
    readBookingTotals(db, company.id, branchIds, time),
    readBookingTotals(db, company.id, branchIds, timeBefore),
    viewMembers(context, branchIds, time, isWholeCompany),
    viewMembers(context, branchIds, timeBefore, isWholeCompany),
  ]);
  const { top, others } = rankItems(totals.items);
  const nameOf = await findItemNames(db, company.id, top, language);
  const sold = new Set(totals.days.map(({ branch_id }) => branch_id));
  return {
    today: today.toString(),
    first_day: range.first.toString(),
    last_day: range.last.toString(),
    previous_first_day: before.first.toString(),
    previous_last_day: before.last.toString(),
    branches: viewBranches(
      totals.days,
      branches.filter(({ id, is_retired }) => !is_retired || sold.has(id)),
    ),
    figures: viewFigures(totals.days),
    previous: viewFigures(totals.before),
    by_day: viewDays(totals.days, range),
    ...viewParts(totals.parts, rule.startsAt.hour),
    items: top.map((item) => ({
      kind: item.kind,
      id: item.item_id,
      name: nameOf(item),
      qty: item.qty,
      amount: formatMoneyString(item.amount),
    })),
    other_items: others,
    bookings,
    previous_bookings: bookingsBefore,
    members,
    previous_members: membersBefore,
  };
};

/** Returns the same number of days before a range. */
function rangeBefore(range: DayRange): DayRange {
  const days = lengthOf(range);
  return { first: range.first.subtract({ days }), last: range.first.subtract({ days: 1 }) };
}

async function viewMembers(
  { db, company }: CounterContext,
  branchIds: readonly string[],
  time: Bounds,
  isWholeCompany: boolean,
): Promise<Schemas['MemberTotals']> {
  const [active, all] = await Promise.all([
    countActiveMembers(db, company.id, branchIds, time),
    isWholeCompany ? readMemberTotals(db, company.id, time) : null,
  ]);
  return {
    active,
    joined: all?.joined ?? null,
    top_up_count: all?.top_up_count ?? null,
    top_up_amount: all === null ? null : formatMoneyString(all.top_up_amount),
    points_earned: all?.points_earned ?? null,
    points_spent: all?.points_spent ?? null,
  };
}
