import { describe, expect, it, vi } from 'vitest';
import type { BranchNews } from '../../ports/ports.ts';
import { controlledClock } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createFollowBranch } from './follow-branch.ts';
import { followShownBranches } from './follow-shown-branches.ts';
import { fakeFollowBranch } from './testing/fake-follow-branch.ts';

function setUp() {
  const clock = controlledClock();
  const followers: Parameters<BranchNews['follow']>[1][] = [];
  const stop = vi.fn();
  const news: BranchNews = {
    follow(_, changed) {
      followers.push(changed);
      return { stop };
    },
  };
  const follow = createFollowBranch({ branchNews: async () => news, clock });
  const now = clock.now().epochMilliseconds;
  return { follow, followers, now, stop };
}

describe('createFollowBranch', () => {
  it('returns the time of each change of the wanted kind, with a margin for slow responses', async () => {
    const { follow, followers, now } = setUp();
    const changed = vi.fn();
    follow('bangsar', 'menu', changed);
    await replies();
    followers[0]?.('menu', 60_000);
    followers[0]?.('branch', 0);
    followers[0]?.('menu', 0);
    expect(changed.mock.calls).toEqual([[now - 55_000], [now + 5_000]]);
  });

  it('stops also before the module is loaded', async () => {
    const { follow, followers, stop } = setUp();
    follow('bangsar', 'menu', vi.fn())();
    await replies();
    expect(followers).toEqual([]);
    const unfollow = follow('bangsar', 'menu', vi.fn());
    await replies();
    unfollow();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('calls nothing if the module does not load', async () => {
    const clock = controlledClock();
    const follow = createFollowBranch({ branchNews: () => Promise.reject(new Error('no')), clock });
    const changed = vi.fn();
    const unfollow = follow('bangsar', 'menu', changed);
    await replies();
    unfollow();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('followShownBranches', () => {
  it('reports a change of the menu once, while any screen follows the branch', () => {
    const news = fakeFollowBranch();
    const menuChanged = vi.fn();
    const follow = followShownBranches(news.follow, menuChanged);
    const changed = vi.fn();
    const stops = [follow('bangsar', 'menu', changed), follow('bangsar', 'branch', vi.fn())];
    news.emit('bangsar', 'menu', 7);
    expect(changed.mock.calls).toEqual([[7]]);
    expect(menuChanged.mock.calls).toEqual([['bangsar', 7]]);
    stops[0]?.();
    stops[0]?.();
    news.emit('bangsar', 'menu', 8);
    expect(menuChanged).toHaveBeenCalledTimes(2);
    stops[1]?.();
    expect(news.followed()).toEqual([]);
  });
});
