/**
 * A sale, a refund, or cash of the drawer, by epoch milliseconds. Amounts are in cents; of a refund
 * they are positive, of cash that comes out of the drawer negative.
 */
export interface Fact {
  readonly kind: 'sale' | 'refund' | 'cash';
  /** Time that its writer gives. */
  readonly time: number;
  readonly amount: number;
  readonly charge: number;
  readonly tax: number;
  readonly method: string | null;
  /** Methods that paid a sale. */
  readonly payments: readonly { readonly payment: string; readonly amount: number }[];
  /** Why staff moved cash; null for cash of a bill, and for other facts. */
  readonly move: string | null;
}

/** What a close has to contain. */
export interface ExpectedClose {
  readonly day: string;
  readonly facts: readonly Fact[];
}

const START_HOUR = 4;
const DAY_MS = 86_400_000;
const MOST_DAYS = 31;

/** Returns the ISO date of the business day, from the digits of the wall clock. */
function localDay(zone: string, time: number): string {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(time)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0 } = parts;
  return shift(isoOf(Date.UTC(year, month - 1, day)), hour < START_HOUR ? -1 : 0);
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const found = formats.get(zone);
  if (found !== undefined) return found;
  const numeric = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric' } as const;
  const format = new Intl.DateTimeFormat('en', { ...numeric, hourCycle: 'h23', timeZone: zone });
  formats.set(zone, format);
  return format;
}

const isoOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const shift = (day: string, days: number) => isoOf(Date.parse(day) + days * DAY_MS);
const later = (...days: readonly string[]) => days.toSorted().at(-1) ?? '';

/**
 * A second implementation of the day close that keeps facts in lists: by the digits of the wall
 * clock, without instants of bounds and without SQL.
 */
export function createOracle(zone: string) {
  let open: Fact[] = [];
  let lastDay: string | null = null;
  let lastEnd = Number.NEGATIVE_INFINITY;
  const least = (now: number) =>
    later(shift(localDay(zone, now), -MOST_DAYS), lastDay === null ? '' : shift(lastDay, 1));
  const openDays = (now: number): string[] => {
    const today = localDay(zone, now);
    if (lastDay !== null && lastDay >= today) return [];
    const days = open.map(({ time }) => later(localDay(zone, time), least(now)));
    return [...new Set([...days.filter((day) => day <= today), today])].toSorted();
  };
  return {
    /** A fact that is older than the last close counts right after it. */
    add(fact: Fact) {
      open.push({ ...fact, time: Math.max(fact.time, lastEnd) });
    },
    openDays,
    /** Returns the close of the oldest open day; null if there is none or it has no duration. */
    close(now: number): ExpectedClose | null {
      const [day] = openDays(now);
      if (day === undefined) return null;
      const isOver = day < localDay(zone, now);
      const end = isOver ? endOf(zone, day, now) : now;
      if (end <= lastEnd) return null;
      const facts = open.filter(({ time }) => (isOver ? localDay(zone, time) <= day : time < now));
      open = open.filter((fact) => !facts.includes(fact));
      lastDay = day;
      lastEnd = end;
      return { day, facts };
    },
    rest: (): readonly Fact[] => open,
  };
}

/** Returns the first millisecond after a day that is over, by bisection. */
function endOf(zone: string, day: string, now: number): number {
  let [before, after] = [Date.parse(day) - DAY_MS, now];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localDay(zone, middle) <= day) before = middle;
    else after = middle;
  }
  return after;
}
