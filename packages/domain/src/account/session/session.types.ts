import * as v from 'valibot';
import type { FulfilmentMethod } from '../../places/fulfilment-method.ts';
import { type Member, memberSchema } from './member.ts';

const text = v.pipe(v.string(), v.nonEmpty());

const guest = {
  guest_id: v.pipe(v.string(), v.uuid()),
  /** `Guest_` and six digits. */
  guest_name: text,
};

const choices = {
  /** Selected branch. Its name is stored too, so that it can be shown without a request. */
  branch_id: v.nullable(v.string()),
  branch_name: v.nullable(v.string()),
  delivery_method: v.nullable(v.picklist(['delivery', 'pickup'])),
};

const guestSchema = v.object(guest);

export const sessionRecordSchema = v.union([
  v.object({ identity: v.literal('guest'), ...guest, ...choices }),
  v.object({
    identity: v.literal('member'),
    user: memberSchema,
    api_token: text,
    /** The guest that the member was before; null if there was none or the migration is done. */
    left_guest: v.nullable(guestSchema),
    ...choices,
  }),
]);

export type SessionRecord = v.InferOutput<typeof sessionRecordSchema>;
export type Guest = v.InferOutput<typeof guestSchema>;

/**
 * User of the session. A guest has an id, a member has a record and a token; all are null if
 * anonymous.
 */
export interface SessionContext {
  guest_id: string | null;
  guest_name: string | null;
  user: Member | null;
  api_token: string | null;
  left_guest: Guest | null;
  branch_id: string | null;
  branch_name: string | null;
  delivery_method: FulfilmentMethod | null;
}

export const ANONYMOUS: SessionContext = {
  guest_id: null,
  guest_name: null,
  user: null,
  api_token: null,
  left_guest: null,
  branch_id: null,
  branch_name: null,
  delivery_method: null,
};

export type SessionEvent =
  | { type: 'CONTINUE_AS_GUEST' }
  | { type: 'SIGNED_IN'; user: Member; api_token: string }
  /** The member's current record from the server, with a token if it was replaced. */
  | { type: 'USER_CHANGED'; user: Member; api_token?: string | null }
  /** The customer has seen the message after sign-in. */
  | { type: 'FIRST_TIME_SEEN' }
  /** The customer has seen the welcome for new members. */
  | { type: 'NEW_REGISTER_SEEN' }
  | { type: 'GUEST_MIGRATED' }
  /** Signs the customer out and erases their data on the device. */
  | { type: 'SIGN_OUT' }
  /** The server rejected this token; null for a request without a token. */
  | { type: 'EXPIRED'; token: string | null }
  | { type: 'SET_BRANCH'; branch_id: string; branch_name: string }
  | { type: 'SET_DELIVERY_METHOD'; delivery_method: FulfilmentMethod }
  /** Another tab changed the stored session. */
  | { type: 'CHANGED_ELSEWHERE' };
