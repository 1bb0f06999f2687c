import { weekHours } from '@claypot/domain/places';
import type { DeliverySettings, HoursDay, Week } from '@claypot/sdk/counter';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../hooks/use-format.ts';

interface Period {
  readonly open: string;
  readonly close: string;
}

/** Texts of hours and delivery as staff read them. */
export interface HoursTexts {
  /** `11:00 am – 3:00 pm, 5:30 pm – 10:00 pm`, `Closed` or `24 hours`. */
  periods(periods: readonly Period[]): string;
  /** Lines such as `Mon – Fri: 11:00 am – 10:00 pm`. */
  week(week: Week): readonly string[];
  /** `Fri, 25 Dec 2026` */
  date(date: string): string;
  /** The date with the name of the day in the current language. */
  day(day: Pick<HoursDay, 'date' | 'name'>): string;
  delivery(settings: DeliverySettings): string;
  /** `6 km`, `850 m` */
  distance(metres: number): string;
}

/** Returns the texts in the current language. */
export function useHoursTexts(): HoursTexts {
  const { t, i18n } = useTranslation('counterHours');
  const format = useFormat();
  const clock = (time: string) =>
    format.timeOfDay(Temporal.PlainTime.from(time)).replaceAll(' ', '\u00a0');
  const periods: HoursTexts['periods'] = (list) => {
    if (list.length === 0) return t('dayClosed');
    return list
      .map(({ open, close }) =>
        open === close ? t('allDay') : t('period', { from: clock(open), to: clock(close) }),
      )
      .join(', ');
  };
  const date: HoursTexts['date'] = (text) => {
    const day = Temporal.PlainDate.from(text);
    return t('dateOf', { weekday: format.weekday(day.dayOfWeek), date: format.fullDay(day) });
  };
  return {
    periods,
    date,
    week: (week) =>
      weekHours(week).map(({ first, last, periods: ofDay }) => {
        const [from, to] = [format.weekday(first), format.weekday(last)];
        const days = first === last ? from : t('dayRange', { from, to });
        return t('weekLine', { days, hours: periods(ofDay) });
      }),
    day: ({ date: text, name }) => {
      const named = i18n.language === 'zh_CN' ? name?.zh_CN : name?.en;
      return named === undefined ? date(text) : `${date(text)} · ${named}`;
    },
    delivery: ({ base_fee, delivers, fee_per_km, radius_metres }) =>
      delivers && radius_metres !== null
        ? t('deliveryText', {
            distance: format.distance(radius_metres / 1000),
            base: format.money(base_fee),
            perKm: format.money(fee_per_km),
          })
        : t('noDelivery'),
    distance: (metres) => format.distance(metres / 1000),
  };
}
