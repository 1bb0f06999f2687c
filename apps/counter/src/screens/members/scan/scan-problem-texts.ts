import type { ScanProblem } from '@claypot/counter/members';

/** Keys of the texts for a scan without a member. */
export const SCAN_PROBLEM_TEXTS = {
  unreadable: 'scanUnreadable',
  several: 'scanSeveral',
} as const satisfies Record<ScanProblem, string>;
