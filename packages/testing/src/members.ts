import type { User } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { sample } from './sample.ts';

/** A member as the device remembers them: their record without the token. */
type SampleMember = Omit<User, 'api_token'>;

/** A member of the second tier, who has told all there is to tell. */
export function aMember(fields: Partial<SampleMember> = {}): SampleMember {
  const { api_token: _, ...member } = examples.Member;
  return sample(member, fields);
}

/** The token that a sample's session begins with. */
export const SAMPLE_TOKEN = 'token-of-the-sample-member';

/** A member as the server answers them who sign in. */
export function aUser(fields: Partial<User> = {}): User {
  return sample({ ...examples.Member, api_token: SAMPLE_TOKEN }, fields);
}

/** Somebody who has just joined and told nothing but a number. */
export function aNewMember(fields: Partial<SampleMember> = {}): SampleMember {
  const { api_token: _, ...member } = examples.SignedUp;
  return sample(member, fields);
}
