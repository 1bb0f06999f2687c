import type { Identity } from '@claypot/sdk';
import type { FollowedOrder, Ports } from '../../ports/ports.ts';

/**
 * Follows an order once the module for live updates is loaded. If it fails to load, `changed` is
 * never called.
 */
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
