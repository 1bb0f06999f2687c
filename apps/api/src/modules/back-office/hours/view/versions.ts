import { createHash } from 'node:crypto';
import type { BranchDay, BranchHours } from '../../../company/index.ts';

/** Length of a version, as in the contract. */
const LENGTH = 16;

/** Versions of the parts of a branch's hours. A save names the ones that the person saw. */
export interface HoursVersions {
  readonly week: string;
  readonly delivery: string;
  readonly notice: string;
  /** Version of the single day on a date; null without one. */
  day(date: string): string | null;
}

/** Returns the versions. They are hashes, so that an import of new menu files changes them, too. */
export function versionsOf({ week, delivery, noticeMinutes, days }: BranchHours): HoursVersions {
  return {
    week: versionOf([week.own, week.menu]),
    delivery: versionOf([delivery.own, delivery.menu]),
    notice: versionOf([noticeMinutes.own, noticeMinutes.menu]),
    day: (date) => {
      const day = days.find((each) => each.date === date);
      return day === undefined ? null : versionOfDay(day);
    },
  };
}

/** Returns the version of a single day. */
export function versionOfDay({ date, name, periods }: BranchDay): string {
  return versionOf([date, name, periods]);
}

function versionOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, LENGTH);
}
