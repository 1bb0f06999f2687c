import type { BranchNewsKind, Ports } from '../../ports/ports.ts';

/**
 * Age that a change may have at the time of loading, in ms: the server may have read the data before
 * the change and responded after it.
 */
const READ_BEFORE = 5_000;

/** Subscribes to changes of a branch. Returns an unsubscribe function. */
export type FollowBranch = (
  branchId: string,
  kind: BranchNewsKind,
  /** @param at time of the change in epoch ms. */
  changed: (at: number) => void,
) => () => void;

/**
 * Creates {@link FollowBranch}. If the module for push notifications does not load, `changed` is
 * never called: data is then as old as its query allows.
 */
export function createFollowBranch({
  branchNews,
  clock,
}: Pick<Ports, 'branchNews' | 'clock'>): FollowBranch {
  return (branchId, wanted, changed) => {
    let stop: (() => void) | null = null;
    let isOver = false;
    branchNews().then(
      (news) => {
        if (isOver || news === undefined) return;
        const followed = news.follow(branchId, (kind, age) => {
          const now = clock.now().epochMilliseconds;
          if (kind === wanted && !isOver) changed(now - age + READ_BEFORE);
        });
        stop = () => followed.stop();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
}
