import type { Session } from '@claypot/sdk/counter';
import type { CounterEvent } from '../../app/events.ts';

/** Age in ms up to which a session counts as a late reply, longer than any request takes. */
const LATE = 60_000;

/**
 * Returns true if a session was read after the present one. A reply that arrives late, after a
 * sign-in, must not sign the person out. A much older one means that the server's clock was set.
 */
export function isNewer(read: Session, present: Session | null): boolean {
  if (present === null) return true;
  const age = timeOf(present) - timeOf(read);
  return age < 0 || age > LATE;
}

export function withoutPerson(session: Session): Session {
  return { ...session, person: null };
}

/** Returns the events of a change from one session to the next. `before` is null at the start. */
export function sessionEvents(before: Session | null, after: Session): CounterEvent[] {
  const events: CounterEvent[] = [];
  const person = before?.person ?? null;
  const device = before?.device ?? null;
  if (person !== null && person.id !== after.person?.id) {
    events.push({ type: 'session.ended', reason: after.person === null ? 'expired' : 'switched' });
  }
  if (device !== null && after.device === null) events.push({ type: 'device.revoked' });
  if (before !== null && after.device !== null && device?.id !== after.device.id) {
    events.push({ type: 'device.paired', device: after.device });
  }
  if (after.person !== null && person?.id !== after.person.id) {
    events.push({ type: 'session.started', person: after.person });
  }
  return events;
}

function timeOf(session: Session): number {
  return Temporal.Instant.from(session.now).epochMilliseconds;
}
