import type { Identity } from '@claypot/sdk';
import type { FollowedOrder, Ports } from '../../ports/ports.ts';

/** Follows an order as soon as what tells of it has come; where that fails nothing is told. */
export function followOrder(
  orderNews: Ports['orderNews'],
  orderId: string,
  who: Identity,
  changed: () => void,
): FollowedOrder {
  let followed: FollowedOrder | undefined;
  let isOver = false;
  orderNews().then(
    (news) => {
      if (!isOver) followed = news?.follow(orderId, who, changed);
    },
    () => undefined,
  );
  return {
    isLive: () => followed?.isLive() ?? false,
    stop() {
      isOver = true;
      followed?.stop();
    },
  };
}
