import { ownOf } from '../../storage/own-of.ts';
import { ownerId } from '../../storage/owner-id.ts';
import type { Stored } from '../../storage/stored.ts';
import type { OrderDraftActor } from '../order-draft/order-draft.actor.ts';
import type { StoredDiscounts } from './record.ts';

export interface KeepChoiceDeps {
  draft: OrderDraftActor;
  /** Where the choice outlives the page. */
  choice: Stored<StoredDiscounts>;
}

/**
 * The choice of voucher and points is found again after a reload, by the member who made it. Answers
 * the way to end it.
 */
export function keepChoice({ choice, draft }: KeepChoiceDeps): () => void {
  const read = () => draft.getSnapshot().context;
  const begun = read();
  const left = ownOf(choice, begun.identity);
  if (left !== null && begun.voucher === null && !begun.spendsPoints) {
    const { spendsPoints, voucher } = left;
    draft.send({ type: 'CHANGE', draft: { voucher, spendsPoints } });
  }
  let kept: Pick<StoredDiscounts, 'voucher' | 'spendsPoints'> = {
    voucher: left?.voucher ?? null,
    spendsPoints: left?.spendsPoints ?? false,
  };
  const keep = () => {
    const { identity, spendsPoints, voucher } = read();
    const owner = ownerId(identity);
    if (owner === null) return;
    if (kept.voucher === voucher && kept.spendsPoints === spendsPoints) return;
    kept = { voucher, spendsPoints };
    choice.write({ owner, voucher, spendsPoints });
  };
  const following = draft.subscribe(keep);
  keep();
  return () => following.unsubscribe();
}
