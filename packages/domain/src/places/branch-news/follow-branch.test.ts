import { describe, expect, it, vi } from 'vitest';
import type { BranchNews } from '../../ports/ports.ts';
import { controlledClock } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { followWhenLoaded } from './follow-branch.ts';
import { followNews } from './follow-news.ts';
import { followShownBranches } from './follow-shown-branches.ts';
import { fakeFollowBranch } from './testing/fake-follow-branch.ts';

describe('followWhenLoaded', () => {
  it('follows once the code is loaded, and not after an end before', async () => {
    const news = fakeFollowBranch();
    const follow = followWhenLoaded(async () => news.follow);
    follow('bangsar', 'menu', vi.fn())();
    await replies();
    expect(news.followed()).toEqual([]);
    const unfollow = follow('bangsar', 'menu', vi.fn());
    await replies();
    expect(news.followed()).toEqual(['bangsar']);
    unfollow();
    expect(news.followed()).toEqual([]);
  });

  it('calls nothing if the code does not load', async () => {
    const changed = vi.fn();
    const unfollow = followWhenLoaded(() => Promise.reject(new Error('no')))(
      'bangsar',
      'menu',
      changed,
    );
    await replies();
    unfollow();
    expect(changed).not.toHaveBeenCalled();
  });
});

describe('followNews', () => {
  it('returns the time of each change of the wanted kind, with a margin for slow responses', () => {
    const clock = controlledClock();
    const followers: Parameters<BranchNews['follow']>[1][] = [];
    const stop = vi.fn();
    const news: BranchNews = {
      follow(_, changed) {
        followers.push(changed);
        return { stop };
      },
    };
    const changed = vi.fn();
    const now = clock.now().epochMilliseconds;
    const unfollow = followNews(news, clock)('bangsar', 'menu', changed);
    followers[0]?.('menu', 60_000);
    followers[0]?.('branch', 0);
    followers[0]?.('menu', 0);
    expect(changed.mock.calls).toEqual([[now - 55_000], [now + 5_000]]);
    unfollow();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('follows nothing without news', () => {
    const unfollow = followNews(undefined, controlledClock())('bangsar', 'menu', vi.fn());
    expect(unfollow).not.toThrow();
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
