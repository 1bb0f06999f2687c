import type { Db } from '../../../platform/db/db.ts';
import { notify } from '../../notifications/index.ts';
import { checkEndingTiers } from './tier-reminders.ts';
import { endingMessage } from './wallet-messages.ts';

/** Maximum grants checked in one transaction. */
const BATCH = 50;

/** Notifies members once that their tier ends soon, and how to renew it. */
export async function remindOfTiers(db: Db, now: Temporal.Instant): Promise<void> {
  // Terminates because each counted grant becomes due later or never.
  while ((await remindOfSome(db, now)) === BATCH);
}

function remindOfSome(db: Db, now: Temporal.Instant): Promise<number> {
  return db.transaction(async (tx) => {
    const { count, ending } = await checkEndingTiers(tx, now, BATCH);
    for (const tier of ending) {
      const { member_id, notification_id: id } = tier;
      await notify(
        tx,
        member_id,
        { id, message: endingMessage(tier), about: { kind: 'tier', id: null } },
        now,
      );
    }
    return count;
  });
}
