import type { Approval, Session, StaffEvent, StaffMember } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { first, sample } from '../sample.ts';

/** Returns the session of a manager on a paired device. */
export function aSession(fields: Partial<Session> = {}): Session {
  return sample(examples.SignedIn, fields);
}

/** Returns the session of a paired device without a person. */
export function aLockedSession(fields: Partial<Session> = {}): Session {
  return sample(examples.Locked, fields);
}

/** Returns the session of a browser that is not paired and has no person. */
export function anUnpairedSession(fields: Partial<Session> = {}): Session {
  return sample(examples.Unpaired, fields);
}

/** Returns a person of the kitchen as in the list of staff. */
export function aStaffMember(fields: Partial<StaffMember> = {}): StaffMember {
  return sample(examples.StaffMember, fields);
}

/** Returns the record of a rejected order that a manager approved. */
export function aStaffEvent(fields: Partial<StaffEvent> = {}): StaffEvent {
  return sample(first(examples.Events.events), fields);
}

/** Returns a manager's approval of one action. */
export function anApproval(fields: Partial<Approval> = {}): Approval {
  return sample(examples.Approval, fields);
}
