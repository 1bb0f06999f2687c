/** Public interface of the staff module. */

export { requireBranch, worksIn } from './access/branches.ts';
export { identifyStaff } from './access/identify.ts';
export { requirePerson } from './access/people.ts';
export { dropEndedStaffAccess } from './access/sessions.ts';
export { parseLogin } from './accounts/login.ts';
export { simulatorIdentity } from './accounts/simulator-account.ts';
export { changesBetween, type EventChange, recordStaffEvent } from './record/events.ts';
export { requireApproved } from './secrets/approvals.ts';
export { invite } from './secrets/invitations.ts';
export { hashPin, requireGoodPin } from './secrets/pins.ts';
