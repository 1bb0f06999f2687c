import * as v from 'valibot';

/** How an order of the app is handed over. */
export type SessionDeliveryMethod = 'delivery' | 'pickup';

/** What the device remembers of its owner. */
export const sessionRecordSchema = v.object({
  guest_id: v.pipe(v.string(), v.uuid()),
  /** `Guest_` and six digits. */
  guest_name: v.pipe(v.string(), v.nonEmpty()),
  /** The branch chosen to order from, its name beside it so that it can be shown at once. */
  branch_id: v.nullable(v.string()),
  branch_name: v.nullable(v.string()),
  delivery_method: v.nullable(v.picklist(['delivery', 'pickup'])),
});

export type SessionRecord = v.InferOutput<typeof sessionRecordSchema>;

/** The record, or all null while there is no guest. */
export type SessionContext = { [Field in keyof SessionRecord]: SessionRecord[Field] | null };

export const NOBODY: SessionContext = {
  guest_id: null,
  guest_name: null,
  branch_id: null,
  branch_name: null,
  delivery_method: null,
};

export type SessionEvent =
  | { type: 'CONTINUE_AS_GUEST' }
  /** The customer leaves: everything the device knows of them goes. */
  | { type: 'SIGN_OUT' }
  /** The server no longer accepts who this is. */
  | { type: 'EXPIRED' }
  | { type: 'SET_BRANCH'; branch_id: string; branch_name: string }
  | { type: 'SET_DELIVERY_METHOD'; delivery_method: SessionDeliveryMethod }
  /** Another tab of the same browser changed what is stored. */
  | { type: 'CHANGED_ELSEWHERE' };
