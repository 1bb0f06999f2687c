import type { BranchOpening } from '@claypot/domain/places';
import type { WeekHours } from '@claypot/sdk';
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const DAYS = [
  'https://schema.org/Monday',
  'https://schema.org/Tuesday',
  'https://schema.org/Wednesday',
  'https://schema.org/Thursday',
  'https://schema.org/Friday',
  'https://schema.org/Saturday',
  'https://schema.org/Sunday',
] as const satisfies readonly DayOfWeek[];

type Period = Pick<WeekHours[number], 'open' | 'close'>;

/** Search engines read equal times as closed all day. */
const CLOSED: Times = { opens: '00:00', closes: '00:00' };
/** Search engines read this as open around the clock. */
const ALL_DAY: Times = { opens: '00:00', closes: '23:59' };

interface Times {
  readonly opens: string;
  readonly closes: string;
}

/**
 * Returns the hours of the week, one entry per period with its days, and those of single days. A
 * period past midnight closes at an earlier time than it opens.
 */
export function openingHoursJsonLd(
  week: WeekHours,
  specialDays: BranchOpening['specialDays'],
): readonly OpeningHoursSpecification[] {
  const periods = Map.groupBy(week, ({ close, open }) => `${open}-${close}`);
  const usual = [...periods.values()].flatMap((same): OpeningHoursSpecification[] => {
    const [first] = same;
    const dayOfWeek = same.flatMap(({ weekday }) => DAYS[weekday - 1] ?? []);
    if (first === undefined) return [];
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, ...timesOf(first) }];
  });
  const special = specialDays.flatMap(({ date, name, periods: own }) => {
    const times = own.length === 0 ? [CLOSED] : own.map(timesOf);
    return times.map(
      (each): OpeningHoursSpecification => ({
        '@type': 'OpeningHoursSpecification',
        ...(name !== null && { name }),
        validFrom: date.toString(),
        validThrough: date.toString(),
        ...each,
      }),
    );
  });
  return [...usual, ...special];
}

function timesOf({ close, open }: Period): Times {
  return open === close ? ALL_DAY : { opens: open, closes: close };
}
