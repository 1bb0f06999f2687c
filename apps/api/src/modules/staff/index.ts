/** Public interface of the staff module. */
export { requireApproved } from './approvals.ts';
export { requireBranch, worksIn } from './branches.ts';
export { changesBetween, type EventChange, recordStaffEvent } from './events.ts';
export { identifyStaff } from './identify.ts';
export { invite } from './invitations.ts';
export { requirePerson } from './people.ts';
export { hashPin, pinDigits } from './pins.ts';
export { dropEndedStaffAccess } from './sessions.ts';
