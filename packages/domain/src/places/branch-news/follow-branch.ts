import type { BranchNewsKind } from '../../ports/ports.ts';

/** Subscribes to changes of a branch. Returns an unsubscribe function. */
export type FollowBranch = (
  branchId: string,
  kind: BranchNewsKind,
  /** @param until time in epoch ms up to which loaded data may be outdated. */
  changed: (until: number) => void,
) => () => void;

/**
 * Follows once the code is loaded. If it does not load, `changed` is never called: data is then as
 * old as its query allows.
 */
export function followWhenLoaded(load: () => Promise<FollowBranch>): FollowBranch {
  return (...wanted) => {
    let stop: (() => void) | null = null;
    let isOver = false;
    load().then(
      (follow) => {
        if (!isOver) stop = follow(...wanted);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  };
}
