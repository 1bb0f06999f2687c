import type { Session } from '@claypot/sdk/counter';
import type { CounterEvent } from '../../app/events.ts';

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
