/** Public interface of the identity module. */
export { countAsking, type IssuedCode, issueCode, takeBack } from './code-sending.ts';
export {
  CODE_MINUTES,
  type CodePurpose,
  type CodeSubject,
  type CodeTimes,
  dropOldCodes,
  guessCode,
  useCode,
} from './codes.ts';
export { isCommonPassword } from './common-passwords.ts';
export { memberOf, ownerOf, requireMember, viewerOf } from './identity.ts';
export { guestOwner, memberOwner, type Owner, ownedBy, ownerKey } from './owner.ts';
export {
  dropEndedPageVisitors,
  findPageVisitor,
  openPageVisitor,
} from './page-visitors.ts';
export { attemptPassword, resetAttempts } from './password-attempts.ts';
export {
  closeSession,
  closeSessions,
  dropEndedSessions,
  findSessionMember,
  hashToken,
  listSessions,
  openSession,
} from './sessions.ts';
