import type { Db } from '../db/db.ts';
import { notify } from '../members/notifications.ts';
import { findEndingTiers } from '../wallet/tier-reminders.ts';
import { endingMessage } from '../wallet/wallet-messages.ts';

/** Members looked at in one go. */
const BATCH = 50;

/** Tells members, once, that their tier ends soon and what keeps it. */
export async function remindOfTiers(db: Db, now: Temporal.Instant): Promise<void> {
  for (const tier of await findEndingTiers(db, now, BATCH)) {
    const { member_id, notification_id: id } = tier;
    await notify(db, member_id, { id, message: endingMessage(tier) }, now);
  }
}
