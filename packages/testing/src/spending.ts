import type { MemberRequest } from '@claypot/sdk';
import { examples } from './generated/examples.ts';

/** Returns a question of a branch to a member. */
export function aSpendingRequest(fields: Partial<MemberRequest> = {}): MemberRequest {
  return { ...examples.AcceptedRequest, state: 'open', ...fields };
}
