import type { Identity } from '@claypot/sdk';
import { followWhenConnected } from '../../ports/follow-when-connected.ts';
import type { Followed, Ports } from '../../ports/ports.ts';

/** Follows an order once the module for live updates is loaded. */
export function followOrder(
  news: Ports['news'],
  orderId: string,
  who: Identity,
  changed: () => void,
): Followed {
  return followWhenConnected(news, (loaded) => loaded.followOrder(orderId, who, changed));
}
