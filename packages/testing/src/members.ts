import type { User } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { sample } from './sample.ts';

/** A member as persisted on the device, without the token. */
type SampleMember = Omit<User, 'api_token'>;

/** Returns a member of the second tier with a complete profile. */
export function aMember(fields: Partial<SampleMember> = {}): SampleMember {
  const { api_token: _, ...member } = examples.Member;
  return sample(member, fields);
}

/** Initial token of a sample session. */
export const SAMPLE_TOKEN = 'token-of-the-sample-member';

/** Returns a member as in the response of the sign-in. */
export function aUser(fields: Partial<User> = {}): User {
  return sample({ ...examples.Member, api_token: SAMPLE_TOKEN }, fields);
}

/** Returns a new member without a profile, known by phone number only. */
export function aNewMember(fields: Partial<SampleMember> = {}): SampleMember {
  const { api_token: _, ...member } = examples.SignedUp;
  return sample(member, fields);
}
