import { ownedBy } from '../../storage/owned-by.ts';
import { ownerId } from '../../storage/owner-id.ts';
import type { Stored } from '../../storage/stored.ts';
import type { OrderDraftActor } from '../order-draft/order-draft.actor.ts';
import type { StoredDiscounts } from './record.ts';

export interface PersistChoiceDeps {
  draft: OrderDraftActor;
  /** Store of the choice, which survives a reload. */
  choice: Stored<StoredDiscounts>;
}

/**
 * Persists the choice of voucher and points and restores it after a reload. It is restored only for
 * the same customer and only if the draft has no choice. Returns an unsubscribe function.
 */
export function persistChoice({ choice, draft }: PersistChoiceDeps): () => void {
  const read = () => draft.getSnapshot().context;
  const initial = read();
  const storedChoice = ownedBy(choice, initial.identity);
  if (storedChoice !== null && initial.voucher === null && !initial.spendsPoints) {
    const { spendsPoints, voucher } = storedChoice;
    draft.send({ type: 'CHANGE', draft: { voucher, spendsPoints } });
  }
  let lastWritten: Pick<StoredDiscounts, 'voucher' | 'spendsPoints'> = {
    voucher: storedChoice?.voucher ?? null,
    spendsPoints: storedChoice?.spendsPoints ?? false,
  };
  const persist = () => {
    const { identity, spendsPoints, voucher } = read();
    const owner = ownerId(identity);
    if (owner === null) return;
    if (lastWritten.voucher === voucher && lastWritten.spendsPoints === spendsPoints) return;
    lastWritten = { voucher, spendsPoints };
    choice.write({ owner, voucher, spendsPoints });
  };
  const subscription = draft.subscribe(persist);
  persist();
  return () => subscription.unsubscribe();
}
