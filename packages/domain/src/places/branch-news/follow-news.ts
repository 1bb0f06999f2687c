import type { BranchNews, Clock } from '../../ports/ports.ts';
import type { FollowBranch } from './follow-branch.ts';

/**
 * Age that a change may have at the time of loading, in ms: the server may have read the data before
 * the change and responded after it.
 */
const READ_BEFORE = 5_000;

/** Creates {@link FollowBranch} from the news of branches. Without news it follows nothing. */
export function followNews(news: BranchNews | undefined, clock: Clock): FollowBranch {
  return (branchId, wanted, changed) => {
    const followed = news?.follow(branchId, (kind, age) => {
      if (kind === wanted) changed(clock.now().epochMilliseconds - age + READ_BEFORE);
    });
    return () => followed?.stop();
  };
}
