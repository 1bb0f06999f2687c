import { formatMoneyString } from '@claypot/sdk';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { CounterContext } from '../../../contract/counter/context.ts';
import { wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { findRegistration } from '../../company/index.ts';
import type { BranchKey } from '../sales/period.ts';
import { type ClosedDrawerRow, type CloseRow, findClose, findClosedDrawers } from './closes.ts';
import { type CorrectionRow, findCorrections } from './corrections.ts';
import { viewFigures } from './figures-view.ts';

type Viewing = Pick<CounterContext, 'company' | 'language'>;

/** Returns a close of the contract as lists show it. */
export function viewCloseSummary(
  { period_from, period_to, closed_at, business_day, ...close }: CloseRow,
  { company, language }: Viewing,
): Schemas['CloseSummary'] {
  const { branch_name, sales_amount, refund_amount, difference, ...rest } = close;
  return {
    branch_id: rest.branch_id,
    branch_name: inLanguage(branch_name, language),
    number: rest.number,
    business_day: business_day.toString(),
    from: wireInstantOrNull(period_from, company.time_zone),
    to: wireInstant(period_to, company.time_zone),
    closed_at: wireInstant(closed_at, company.time_zone),
    closed_by: rest.closed_by,
    order_count: rest.order_count,
    sales: formatMoneyString(sales_amount),
    refunds: formatMoneyString(refund_amount),
    net: formatMoneyString(sales_amount - refund_amount),
    difference: difference === null ? null : formatMoneyString(difference),
    is_corrected: rest.is_corrected,
  };
}

/**
 * Returns a close of the contract with figures, drawers and corrections.
 * @throws ApiError `NOT_FOUND` if the branch has no close of that number.
 */
export async function viewClose(
  db: Queryable,
  branch: BranchKey,
  number: number,
  viewing: Viewing,
): Promise<Schemas['DayClose']> {
  const close = await findClose(db, branch, number);
  if (close === null) throw new ApiError('NOT_FOUND');
  const { figures, is_last, ...summary } = close;
  const { company, language } = viewing;
  const drawers = await findClosedDrawers(db, branch, number);
  const corrections = await findCorrections(db, branch, number);
  const registration = await findRegistration(db, company.id);
  return {
    summary: viewCloseSummary(summary, viewing),
    company_name: inLanguage(company.company_name, language),
    registration_no: registration.company_registration_no,
    time_zone: company.time_zone,
    is_last,
    figures: viewFigures(figures),
    drawers: drawers.map(viewDrawer),
    corrections: corrections.map((row) => viewCorrection(row, company.time_zone)),
  };
}

function viewDrawer({ counted, expected, ...drawer }: ClosedDrawerRow): Schemas['ClosedDrawer'] {
  return {
    id: drawer.id,
    name: drawer.name,
    number: drawer.number,
    opening: formatMoneyString(drawer.opening),
    cash: formatMoneyString(drawer.cash),
    expected: formatMoneyString(expected),
    counted: counted === null ? null : formatMoneyString(counted),
    denominations:
      drawer.denominations?.map(({ value, count }) => ({
        value: formatMoneyString(value),
        count,
      })) ?? null,
    difference: counted === null ? null : formatMoneyString(counted - expected),
    left: formatMoneyString(drawer.left),
    note: drawer.note,
  };
}

function viewCorrection(row: CorrectionRow, zone: string): Schemas['CloseCorrection'] {
  const { counted_before } = row;
  return {
    number: row.number,
    drawer_id: row.drawer_id,
    counted_before: counted_before === null ? null : formatMoneyString(counted_before),
    counted: formatMoneyString(row.counted_amount),
    left_before: formatMoneyString(row.left_before),
    left: formatMoneyString(row.left_amount),
    reason: row.reason,
    staff_name: row.staff_name,
    at: wireInstant(row.at, zone),
  };
}
