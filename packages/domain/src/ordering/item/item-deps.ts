import type { CartMethod, Identity } from '@claypot/sdk';
import type { Emit } from '../../events/event-bus.ts';
import type { Ports } from '../../ports/ports.ts';
import type { ItemPreview, LoadedItem } from './item.types.ts';

export interface ItemDeps extends Pick<Ports, 'api' | 'connection'> {
  identity: () => Identity;
  /** The branch chosen to order from. */
  branchId: () => string | null;
  deliveryMethod: () => CartMethod;
  /** What was chosen of items before: each its id and the choice as `idOf` has it, a space between. */
  chosenBefore: () => readonly string[];
  /** Until what the customer has changed in the cart is confirmed, or cannot be. */
  cartSettled: (signal: AbortSignal) => Promise<void>;
  emit: Emit;
}

/** How items of one kind are come by. */
export interface ItemSource {
  load: (
    path: { branch_id: string; item_id: string },
    options: { signal: AbortSignal },
  ) => Promise<LoadedItem>;
  /** What the menu has loaded of one already. */
  preview: (branchId: string, itemId: string) => ItemPreview | null;
}
