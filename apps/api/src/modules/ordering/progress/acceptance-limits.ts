import { afterOpenMinutes, type OpeningHours } from '@claypot/domain/time';
import type { BranchSettings } from '../../company/index.ts';

/** An order for later is rejected this long before its time at the latest. */
const LATEST = { minutes: 60 };

/** A paid order that waits until a person accepts it. */
export interface WaitingOrder {
  /** Since when it waits. */
  readonly since: Temporal.Instant;
  /** The requested time; null for as soon as possible. */
  readonly requestedAt: Temporal.Instant | null;
}

/** When the branch's escalation number gets a message, and when the order is rejected. */
export interface AcceptanceLimits {
  readonly escalateAt: Temporal.Instant;
  readonly rejectAt: Temporal.Instant;
}

/**
 * Returns the limits of a waiting order. They count while the branch is open; in a branch that does
 * not open any more they count at once. An order for later ends an hour before its time, unless it
 * was placed later than that.
 */
export function acceptanceLimits(
  { since, requestedAt }: WaitingOrder,
  hours: OpeningHours,
  settings: Pick<BranchSettings, 'escalate_after_minutes' | 'refuse_after_minutes'>,
): AcceptanceLimits {
  const { escalate_after_minutes, refuse_after_minutes } = settings;
  const after = (minutes: number) =>
    afterOpenMinutes(hours, since, minutes) ?? since.add({ minutes });
  const counted = after(refuse_after_minutes);
  const latest = requestedAt?.subtract(LATEST) ?? counted;
  const isTooSoon = isBefore(latest, since.add({ minutes: refuse_after_minutes }));
  const rejectAt = isTooSoon || isBefore(counted, latest) ? counted : latest;
  return { escalateAt: after(escalate_after_minutes), rejectAt };
}

function isBefore(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return Temporal.Instant.compare(a, b) < 0;
}
