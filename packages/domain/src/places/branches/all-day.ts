import type { Branch } from '@claypot/sdk';

/** Whether the branch's usual hours go round the clock: it then closes at the hour it opens. */
export function isOpenAllDay(branch: Pick<Branch, 'start_hour' | 'close_hour'>): boolean {
  return branch.start_hour === branch.close_hour;
}
