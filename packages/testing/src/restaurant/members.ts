import type { Sdk } from '@claypot/sdk';
import { anAddress } from '../addresses.ts';
import { aUser } from '../members.ts';
import { someTiers } from '../tiers.ts';

/** Operations of one member, for every sign-in. A password change returns a new token. */
export const memberOperations = {
  authLogin: async () => aUser(),
  authLogout: async () => null,
  authResetPassword: async () => null,
  customer: async () => aUser({ api_token: null }),
  updatePassword: async () => aUser({ api_token: 'newer' }),
  tierList: async () => someTiers(),
  addressList: async () => [anAddress()],
} satisfies Partial<Sdk>;
