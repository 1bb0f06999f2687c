import type { Clock } from '../../ports/ports.ts';
import type { FollowBranch } from './follow-branch.ts';

export interface ReloadOptions<Data> {
  readonly clock: Clock;
  readonly follow: FollowBranch;
  readonly branchId: string;
  /** Time of the last loading in epoch ms. */
  readonly loadedAt: number;
  load(): Promise<Data>;
  /** @param at time of the request in epoch ms. */
  onLoaded(data: Data, at: number): void;
}

/**
 * Loads data again when the menu of a branch changes, until the signal aborts. One request follows
 * all changes during a request. A request that fails leaves the data as it is.
 */
export function reloadOnChange<Data>(
  { branchId, clock, follow, load, onLoaded, ...data }: ReloadOptions<Data>,
  signal: AbortSignal,
): void {
  let { loadedAt } = data;
  let isLoading = false;
  let mustRepeat = false;

  async function reload(): Promise<void> {
    mustRepeat = isLoading;
    if (isLoading) return;
    isLoading = true;
    const at = clock.now().epochMilliseconds;
    const loaded = await load().catch(() => null);
    isLoading = false;
    if (signal.aborted) return;
    if (loaded !== null) {
      loadedAt = at;
      onLoaded(loaded, at);
    }
    if (mustRepeat) await reload();
  }

  const unfollow = follow(branchId, 'menu', (until) => {
    if (loadedAt <= until) void reload();
  });
  signal.addEventListener('abort', unfollow, { once: true });
}
