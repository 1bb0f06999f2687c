import { businessDayOf, isOpen } from '@claypot/domain/time';
import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import { wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { type Branch, hoursOf } from '../../company/index.ts';
import { earlyClose, findBusinessDayRule } from './business-days.ts';
import { viewCloseSummary } from './close-view.ts';
import { findClose } from './closes.ts';
import { readDayFigures } from './day-figures.ts';
import { findOpenDrawers } from './drawers.ts';
import { viewFigures } from './figures-view.ts';
import { findLastClose } from './last-close.ts';
import { findOpenDays, type LastClose, type OpenDay } from './open-days.ts';

type Viewing = Pick<CounterContext, 'company' | 'language' | 'now'>;

/** Returns the open days of a branch, with the figures so far of the oldest one. */
export async function viewDayState(
  db: Queryable,
  branch: Branch,
  context: Viewing,
): Promise<Schemas['DayState']> {
  const { company, language, now } = context;
  const rule = await findBusinessDayRule(db, company);
  const key = { companyId: company.id, branchId: branch.id };
  const last = await findLastClose(db, key);
  const days = await findOpenDays(db, key, last, { rule, now });
  const close = last === null ? null : await findClose(db, key, last.number);
  const [next] = days;
  return {
    branch_id: branch.id,
    branch_name: inLanguage(branch.branch_name, language),
    business_day: businessDayOf(rule, now).toString(),
    at: wireInstant(now, company.time_zone),
    is_open: isOpen(hoursOf(branch), now),
    next: next === undefined ? null : await viewOpenDay(db, key, { next, last, rule }, context),
    open_days: days.map(({ day }) => day.toString()),
    last: close === null ? null : viewCloseSummary(close, context),
  };
}

interface Next {
  readonly next: OpenDay;
  readonly last: LastClose | null;
  readonly rule: Parameters<typeof earlyClose>[0];
}

async function viewOpenDay(
  db: Queryable,
  branch: { readonly companyId: string; readonly branchId: string },
  { next, last, rule }: Next,
  { company }: Viewing,
): Promise<Schemas['OpenDay']> {
  const { day, to, isOver, mustCount } = next;
  const from = last?.to ?? null;
  const period = { ...branch, from, to };
  const figures = await readDayFigures(db, period, earlyClose(rule, last));
  const drawers = await findOpenDrawers(db, period);
  return {
    business_day: day.toString(),
    from: wireInstantOrNull(from, company.time_zone),
    to: wireInstant(to, company.time_zone),
    is_over: isOver,
    must_count: mustCount,
    figures: viewFigures(figures),
    drawers: drawers.map(({ id, name, opening, cash, expected }) => ({
      id,
      name,
      opening: formatMoneyString(opening),
      cash: formatMoneyString(cash),
      expected: formatMoneyString(expected),
    })),
  };
}
