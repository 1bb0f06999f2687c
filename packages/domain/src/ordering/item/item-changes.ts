import { fromCallback } from 'xstate';
import type { ItemContext, ItemEvent } from './item.types.ts';
import type { ItemDeps, ItemSource } from './item-deps.ts';

type Renewed = Extract<ItemEvent, { type: 'RENEWED' }>;

/**
 * Creates the actor that loads an item again when the menu of its branch changes. A request that
 * fails leaves the item as it is: the server rejects an addition of what is sold out.
 */
export function createItemChanges(
  { clock, followBranch }: Pick<ItemDeps, 'clock' | 'followBranch'>,
  load: ItemSource['load'],
) {
  return fromCallback<Renewed, ItemContext>(({ input, sendBack }) => {
    const { branch_id, item_id } = input;
    if (branch_id === null) return;
    const path = { branch_id, item_id };
    const { signal, abort } = abortable();
    let { loadedAt } = input;
    let isLoading = false;
    let mustRepeat = false;

    async function reload(): Promise<void> {
      mustRepeat = isLoading;
      if (isLoading) return;
      isLoading = true;
      const at = clock.now().epochMilliseconds;
      const loaded = await load(path, { signal }).catch(() => null);
      isLoading = false;
      if (signal.aborted) return;
      if (loaded !== null) {
        loadedAt = at;
        sendBack({ type: 'RENEWED', item: loaded.item, at });
      }
      if (mustRepeat) await reload();
    }

    const unfollow = followBranch(branch_id, 'menu', (until) => {
      if (loadedAt <= until) void reload();
    });
    return () => {
      unfollow();
      abort();
    };
  });
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
