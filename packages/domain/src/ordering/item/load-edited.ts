import { ApiError } from '@claypot/sdk';
import { editedLine } from './edited-line.ts';
import type { EditedItem, LoadedItem } from './item.types.ts';
import type { ItemDeps, ItemSource } from './item-deps.ts';

/**
 * Loads the item at the branch of the cart, with the line to edit.
 * @throws ApiError `NOT_FOUND` if neither the cart nor the input has a branch
 */
export async function loadEdited(
  deps: Pick<ItemDeps, 'api' | 'cartSettled' | 'identity'> & Pick<ItemSource, 'load'>,
  { branch_id, item_id, line_id }: EditedItem,
  signal: AbortSignal,
): Promise<LoadedItem> {
  await deps.cartSettled(signal);
  const cart = await deps.api.cartLoad({ body: deps.identity() }, { signal });
  const branch = cart.branch_id ?? branch_id;
  if (branch === null) throw new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
  const loaded = await deps.load({ branch_id: branch, item_id }, { signal });
  return { ...loaded, edited: editedLine(loaded.item, cart, line_id, branch) };
}
