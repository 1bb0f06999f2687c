import type { DeliverySettings, HoursDay, Week } from '@claypot/sdk/counter';

/** What a person changes. Absent parts stay; null returns to the files of the menu. */
export interface HoursEdit {
  readonly week?: Week | null;
  readonly delivery?: DeliverySettings | null;
  readonly notice?: number | null;
  readonly days?: readonly DayEdit[];
}

/** A single day to set; null removes it. */
interface DayEdit {
  readonly date: string;
  readonly day: Pick<HoursDay, 'name' | 'periods'> | null;
}

/** Forms that hold changes which are not saved. */
export type HoursForm = 'settings' | 'day';
