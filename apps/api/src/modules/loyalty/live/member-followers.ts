import type { Changes } from '../../../platform/db/changes.ts';

/** Listeners of the members, by company and member. */
export interface MemberFollowers {
  /**
   * Calls `changed` when the member of the key has changed, and when changes may have been missed.
   * Returns an unsubscribe function.
   */
  follow(memberKey: string, changed: () => void): () => void;
}

/** Follows the members of all companies once for all listeners, from the first listener on. */
export function createMemberFollowers(changes: Changes): MemberFollowers {
  const followers = new Map<string, Set<() => void>>();
  let isFollowing = false;
  const followAll = () => {
    if (isFollowing) return;
    isFollowing = true;
    changes.follow((ids) => {
      const notified =
        ids === null ? [...followers.values()] : [followers.get(ids.join(' ')) ?? []];
      // Copy the sets first, because a listener may unsubscribe.
      for (const changed of notified.flatMap((each) => [...each])) changed();
    });
  };
  return {
    follow(memberKey, changed) {
      const listeners = followers.get(memberKey) ?? new Set();
      followers.set(memberKey, listeners.add(changed));
      followAll();
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0 || followers.get(memberKey) !== listeners) return;
        followers.delete(memberKey);
      };
    },
  };
}
