import { ApiError, type User } from '@claypot/sdk';
import type { SessionEvent } from './session.types.ts';

/** Where members are let in. */
export interface Arrivals {
  send(event: SessionEvent): void;
}

/**
 * Makes the session this member's.
 * @throws ApiError where the answer carries no token
 */
export function arrive(session: Arrivals, { api_token, ...user }: User): void {
  if (api_token === null) throw new ApiError({ kind: 'malformed', status: 200 });
  session.send({ type: 'SIGNED_IN', user, api_token });
}
