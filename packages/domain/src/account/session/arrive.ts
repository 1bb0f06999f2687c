import { ApiError, type User } from '@claypot/sdk';
import type { SessionEvent } from './session.types.ts';

/** Receives the sign-in event, usually the session actor. */
export interface Arrivals {
  send(event: SessionEvent): void;
}

/**
 * Signs the user in to the session.
 *
 * @throws ApiError if the response has no token
 */
export function arrive(session: Arrivals, { api_token, ...user }: User): void {
  if (api_token === null) throw new ApiError({ kind: 'malformed', status: 200 });
  session.send({ type: 'SIGNED_IN', user, api_token });
}
