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
  /** The branch chosen to order from, its name beside it so that it can be shown at once. */
  branch_id: v.nullable(v.string()),
  branch_name: v.nullable(v.string()),
  delivery_method: v.nullable(v.picklist(['delivery', 'pickup'])),
};

const guestSchema = v.object(guest);

/** What the device remembers of its owner. */
export const sessionRecordSchema = v.union([
  v.object({ identity: v.literal('guest'), ...guest, ...choices }),
  v.object({
    identity: v.literal('member'),
    user: memberSchema,
    api_token: text,
    /** The guest they were before, while that guest's things are not theirs yet. */
    left_guest: v.nullable(guestSchema),
    ...choices,
  }),
]);

export type SessionRecord = v.InferOutput<typeof sessionRecordSchema>;
export type Guest = v.InferOutput<typeof guestSchema>;

/** Who it is, all null while there is nobody: a guest has an id, a member a record and a token. */
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
  /** The member's record as the server has it now; with a token where that is a new one. */
  | { type: 'USER_CHANGED'; user: Member; api_token?: string | null }
  /** The words for somebody who has just signed in were seen. */
  | { type: 'FIRST_TIME_SEEN' }
  /** The words for a new member were seen. */
  | { type: 'NEW_REGISTER_SEEN' }
  /** What the guest had is the member's now. */
  | { type: 'GUEST_MIGRATED' }
  /** The customer leaves: everything the device knows of them goes. */
  | { type: 'SIGN_OUT' }
  /** The server refused this token, or null: whoever came without one. */
  | { type: 'EXPIRED'; token: string | null }
  | { type: 'SET_BRANCH'; branch_id: string; branch_name: string }
  | { type: 'SET_DELIVERY_METHOD'; delivery_method: FulfilmentMethod }
  /** Another tab of the same browser changed what is stored. */
  | { type: 'CHANGED_ELSEWHERE' };
