import type { FollowBranch } from './follow-branch.ts';

/**
 * Returns a {@link FollowBranch} that also calls `menuChanged` once per change of the menu, while
 * any screen follows the branch.
 */
export function followShownBranches(
  follow: FollowBranch,
  menuChanged: (branchId: string, until: number) => void,
): FollowBranch {
  const shown = new Map<string, { screens: number; readonly stop: () => void }>();
  return (branchId, kind, changed) => {
    const each = shown.get(branchId) ?? {
      screens: 0,
      stop: follow(branchId, 'menu', (until) => menuChanged(branchId, until)),
    };
    each.screens += 1;
    shown.set(branchId, each);
    const unfollow = follow(branchId, kind, changed);
    let isOver = false;
    return () => {
      unfollow();
      if (isOver) return;
      isOver = true;
      each.screens -= 1;
      if (each.screens > 0) return;
      shown.delete(branchId);
      each.stop();
    };
  };
}
