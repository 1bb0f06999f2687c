import type { HoursChange } from '@claypot/sdk/counter';
import type { HoursContext } from './hours.types.ts';

/** Returns the edit as a request, with the versions that the person has seen. */
export function withVersions({ branch_id, edit, seen }: HoursContext): HoursChange {
  const { settings, day } = seen;
  if (edit === null || settings === null || day === null) {
    throw new Error('The hours are not loaded');
  }
  const { week, delivery, notice, days = [] } = edit;
  return {
    branch_id,
    week: week === undefined ? null : { version: settings.week.version, periods: week },
    delivery:
      delivery === undefined ? null : { version: settings.delivery.version, settings: delivery },
    notice: notice === undefined ? null : { version: settings.notice.version, minutes: notice },
    days: days.map((edited) => ({
      date: edited.date,
      version: day.days.find(({ date }) => date === edited.date)?.version ?? null,
      day: edited.day,
    })),
  };
}
