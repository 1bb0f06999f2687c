import { aBranch } from '@claypot/testing';
import { describe, expect, it } from 'vitest';
import { replies } from '../../testing/replies.ts';
import { aMenuDish } from './testing/samples.ts';
import { setUp } from './testing/set-up.ts';

describe('a menu of which the branch sends news', () => {
  it('reloads in the background when the menu changes', async () => {
    const { api, news, opened } = setUp();
    const { view } = await opened();
    api.dishList.mockResolvedValue([aMenuDish({ stock_status: 'Sold Out' })]);
    news.emit('bangsar', 'menu');
    expect(view().status).toBe('ready');
    await replies();
    expect(api.dishList).toHaveBeenCalledTimes(2);
    expect(api.branchDetail).toHaveBeenCalledTimes(1);
    expect(view().sections[0]?.dishes[0]).toMatchObject({ soldOut: true });
  });

  it('reloads only its opening state when the branch changes', async () => {
    const { api, news, opened } = setUp();
    const { view } = await opened();
    api.branchDetail.mockResolvedValue(aBranch({ status: 'Closed' }));
    news.emit('bangsar', 'branch');
    await replies();
    expect(api.branchDetail).toHaveBeenCalledTimes(2);
    expect(api.dishList).toHaveBeenCalledTimes(1);
    expect(view().opening).not.toBe('open');
  });

  it('sends no request for a change before it was loaded, or for another branch', async () => {
    const { api, news, opened, ports } = setUp();
    await opened();
    news.emit('bangsar', 'menu', ports.clock.now().epochMilliseconds - 1);
    news.emit('klang', 'menu');
    await replies();
    expect(api.dishList).toHaveBeenCalledTimes(1);
  });

  it('follows its branch only while it is open', async () => {
    const { news, opened } = setUp();
    const { actor } = await opened();
    expect(news.followed()).toEqual(['bangsar', 'bangsar']);
    actor.stop();
    expect(news.followed()).toEqual([]);
  });
});
