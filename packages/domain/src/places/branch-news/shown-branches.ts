import type { Ports } from '../../ports/ports.ts';
import type { FollowBranch } from './follow-branch.ts';
import { followNews } from './follow-news.ts';
import { followShownBranches } from './follow-shown-branches.ts';

/** Creates the {@link FollowBranch} of all screens. Loaded once a screen follows a branch. */
export async function createFollowBranch(
  { branchNews, clock }: Pick<Ports, 'branchNews' | 'clock'>,
  menuChanged: (branchId: string, until: number) => void,
): Promise<FollowBranch> {
  return followShownBranches(followNews(await branchNews(), clock), menuChanged);
}
