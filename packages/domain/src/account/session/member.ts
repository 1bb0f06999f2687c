import { type Cents, cents } from '@claypot/sdk';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const maybe = v.nullable(v.string());
const count = v.pipe(v.number(), v.integer());
const flag = v.picklist([0, 1]);

/** Schema of the member stored on the device (spec §3): the record without the token. */
export const memberSchema = v.object({
  id: text,
  full_name: maybe,
  email: maybe,
  phone_no: text,
  created_at: text,
  login_at: maybe,
  date_of_birth: maybe,
  avatar: maybe,
  point: count,
  wallet: v.pipe(
    count,
    v.transform((amount): Cents => cents(amount)),
  ),
  member_no: text,
  first_time: flag,
  level_id: count,
  leveling: v.object({
    level_id: count,
    level: text,
    level_name: text,
    discount_percent: v.number(),
    is_freeze_tier: flag,
  }),
  new_register: flag,
  expired_at: maybe,
  is_tier_remind: flag,
  is_voucher_remind: flag,
});

/** The signed-in member. `wallet` is in cents; `leveling` is the tier. */
export type Member = v.InferOutput<typeof memberSchema>;

/**
 * Returns the refetched record (spec §4). It is no longer the first visit, and the welcome flag
 * remains until the welcome was seen.
 */
export function refreshed(current: Member, fetched: Member): Member {
  return { ...fetched, first_time: 0, new_register: current.new_register };
}
