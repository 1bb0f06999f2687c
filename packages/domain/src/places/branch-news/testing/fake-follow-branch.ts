import type { BranchNewsKind } from '../../../ports/ports.ts';
import type { FollowBranch } from '../follow-branch.ts';

/** Returns a subscription to branches of which the test emits the changes. */
export function fakeFollowBranch() {
  const followers = new Set<{
    readonly branchId: string;
    readonly kind: BranchNewsKind;
    readonly changed: (until: number) => void;
  }>();
  const follow: FollowBranch = (branchId, kind, changed) => {
    const follower = { branchId, kind, changed };
    followers.add(follower);
    return () => void followers.delete(follower);
  };
  return {
    follow,
    /** Ids of the followed branches. */
    followed: () => [...followers].map(({ branchId }) => branchId),
    /** @param until time in epoch ms up to which loaded data may be outdated. */
    emit(branchId: string, kind: BranchNewsKind, until = Number.POSITIVE_INFINITY) {
      for (const follower of [...followers]) {
        if (follower.branchId === branchId && follower.kind === kind) follower.changed(until);
      }
    },
  };
}
