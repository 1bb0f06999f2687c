import { ApiError, type DishOption } from '@claypot/sdk';
import { describe, expect, it } from 'vitest';
import { deferred } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { loaded } from './testing/harness.ts';
import { aDish, anOption, extras } from './testing/samples.ts';

const LOST = new ApiError({ kind: 'network' });

function without(option: DishOption, id: string): DishOption {
  return {
    ...option,
    dish_option_variation: option.dish_option_variation.map((variation) =>
      variation.id === id ? { ...variation, stock_status: 'Sold Out' as const } : variation,
    ),
  };
}

describe('an open dish of which the branch sends news', () => {
  it('becomes sold out, and available with the same choices again', async () => {
    const { choose, dishDetail, news, view } = await loaded();
    choose('rice', 'oily');
    dishDetail.mockResolvedValue(aDish({ stock_status: 'Sold Out' }));
    news.emit('bangsar', 'menu');
    await replies();
    expect(view().status).toBe('soldOut');
    dishDetail.mockResolvedValue(aDish());
    news.emit('bangsar', 'menu');
    await replies();
    expect(view()).toMatchObject({ status: 'editing', lost: [] });
    expect(view().groups[0]?.chosen).toEqual(['oily']);
  });

  it('names a chosen variation that is sold out, and leaves the other choices', async () => {
    const { choose, dishDetail, news, view } = await loaded();
    choose('rice', 'oily');
    choose('extras', 'egg');
    const dish_option = [without(anOption(), 'oily'), extras()];
    dishDetail.mockResolvedValue(aDish({ dish_option }));
    news.emit('bangsar', 'menu');
    await replies();
    expect(view()).toMatchObject({ status: 'editing', lost: ['Oily'] });
    expect(view().groups.map(({ chosen }) => chosen)).toEqual([[], ['egg']]);
  });

  it('stays as it is while it reloads, and if that fails', async () => {
    const { choose, dishDetail, news, view } = await loaded();
    const answer = deferred<never>();
    dishDetail.mockReturnValue(answer.promise);
    news.emit('bangsar', 'menu');
    choose('rice', 'brown');
    expect(view()).toMatchObject({ status: 'editing', adding: false });
    answer.reject(LOST);
    await replies();
    expect(view().groups[0]?.chosen).toEqual(['brown']);
  });

  it('sends one more request for all changes during a request', async () => {
    const { dishDetail, news } = await loaded();
    const answer = deferred<ReturnType<typeof aDish>>();
    dishDetail.mockReturnValueOnce(answer.promise);
    for (let each = 0; each < 5; each += 1) news.emit('bangsar', 'menu');
    answer.resolve(aDish());
    await replies();
    expect(dishDetail).toHaveBeenCalledTimes(3);
  });

  it('sends no request for a change before it was loaded', async () => {
    const { dishDetail, news, ports } = await loaded();
    news.emit('bangsar', 'menu', ports.clock.now().epochMilliseconds - 1);
    await replies();
    expect(dishDetail).toHaveBeenCalledTimes(1);
  });

  it('keeps the quantity by which a lost addition is recognised', async () => {
    const { actor, dishDetail, news } = await loaded({ answer: aDish({ cart_qty: 2 }) });
    dishDetail.mockResolvedValue(aDish({ cart_qty: 3 }));
    news.emit('bangsar', 'menu');
    await replies();
    expect(actor.getSnapshot().context.inCart).toBe(2);
  });

  it('follows its branch only while it is shown', async () => {
    const { actor, news } = await loaded();
    expect(news.followed()).toEqual(['bangsar']);
    actor.stop();
    expect(news.followed()).toEqual([]);
  });
});
