import type { CartMethod, Identity } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import type { FollowBranch } from '../../places/branch-news/follow-branch.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ItemPreview, LoadedItem } from './item.types.ts';

export interface ItemDeps extends Pick<Ports, 'api' | 'clock' | 'connection'> {
  cache: Pick<QueryCache, 'peekDehydrated' | 'put'>;
  identity: () => Identity;
  /** The branch chosen for the order. */
  branchId: () => string | null;
  deliveryMethod: () => CartMethod;
  /** Earlier choices, each as the item's id, a space and the choice's `idOf`. */
  chosenBefore: () => readonly string[];
  /** Resolves once all changes to the cart are confirmed or have failed. */
  cartSettled: (signal: AbortSignal) => Promise<void>;
  followBranch: FollowBranch;
  emit: Emit;
}

export interface ItemSource {
  load: (
    path: { branch_id: string; item_id: string },
    options: { signal: AbortSignal },
  ) => Promise<LoadedItem>;
  /** Returns the item from the cached menu; null if it is not cached. */
  preview: (branchId: string, itemId: string) => ItemPreview | null;
}
