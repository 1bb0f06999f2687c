import type { SalesReportRequest } from '@claypot/sdk/counter';

/** Ranges that follow the current business day. */
export const REPORT_RANGES = [
  'today',
  'yesterday',
  'last_7_days',
  'this_month',
  'last_month',
] as const;

type ReportRange = (typeof REPORT_RANGES)[number];

/** Longest range of the contract, in days. */
export const MOST_DAYS = 366;
/** Limits of the contract. */
const MOST_BRANCHES = 500;
const LONGEST_ID = 64;

/** The report that opens first. */
export const TODAY: SalesReportRequest = {
  branch_ids: null,
  range: 'today',
  first_day: null,
  last_day: null,
};

/** Reads a report from the query of an address. Ignores values that the server would reject. */
export function reportRequestOf(query: string): SalesReportRequest {
  const parameters = new URLSearchParams(query);
  const ids = (parameters.get('branches') ?? '')
    .split(',')
    .filter((id) => id !== '' && id.length <= LONGEST_ID);
  const branch_ids = ids.length === 0 ? null : [...new Set(ids)].slice(0, MOST_BRANCHES);
  const first_day = dayOf(parameters.get('from'));
  const last_day = dayOf(parameters.get('until'));
  if (first_day !== null && last_day !== null && isReportRange(first_day, last_day)) {
    return { branch_ids, range: null, first_day, last_day };
  }
  const named = parameters.get('range');
  return { ...TODAY, branch_ids, range: REPORT_RANGES.find((range) => range === named) ?? 'today' };
}

/** Returns the query of an address with the report; empty for the one that opens first. */
export function reportQueryOf(request: SalesReportRequest): string {
  const { branch_ids, first_day, last_day, range } = request;
  const parameters = new URLSearchParams();
  if (branch_ids !== null) parameters.set('branches', branch_ids.join(','));
  if (range !== null && range !== 'today') parameters.set('range', range);
  if (first_day !== null && last_day !== null) {
    parameters.set('from', first_day);
    parameters.set('until', last_day);
  }
  return parameters.toString();
}

/** Returns true if the server makes a report of these days. */
export function isReportRange(first: string, last: string): boolean {
  const days = Temporal.PlainDate.from(first).until(Temporal.PlainDate.from(last)).days + 1;
  return days >= 1 && days <= MOST_DAYS;
}

/** Returns true if a text is a name of a range. */
export function isReportRangeName(text: string): text is ReportRange {
  return REPORT_RANGES.some((range) => range === text);
}

function dayOf(text: string | null): string | null {
  if (text === null || !/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' }).toString();
  } catch {
    return null;
  }
}
