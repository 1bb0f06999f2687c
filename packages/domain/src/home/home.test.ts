import { ApiError } from '@claypot/sdk';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { createResourceCache } from '../resource/cache.ts';
import { selectResource } from '../resource/resource.selectors.ts';
import { controlledClock, stubSdk } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import { createHomeNews, type HomeNews } from './home.live.ts';

const banner = { id: 'b', image: '/media/demo/set.avif', image_alt: 'Two claypots' };
const highlight = { id: 'h', highlight_image: '/media/demo/h.avif', image_alt: 'Family day' };

function setUp() {
  const bannerList = vi.fn(async (_input: unknown) => [banner]);
  const highlightList = vi.fn(async (_input: unknown) => [highlight]);
  const machine = createHomeNews({
    api: stubSdk({ bannerList, highlightList }),
    cache: createResourceCache(controlledClock()),
    companyId: () => 'cch',
  });
  const open = async () => {
    const actor = createActor(machine, { input: { input: undefined } }).start();
    await replies();
    return selectResource<HomeNews>(actor.getSnapshot());
  };
  return { bannerList, highlightList, open };
}

it('brings banners and highlights of the company together', async () => {
  const { bannerList, open } = setUp();
  expect(await open()).toMatchObject({
    status: 'ready',
    data: { banners: [banner], highlights: [highlight] },
  });
  expect(bannerList.mock.calls[0]?.[0]).toEqual({ body: { company_id: 'cch' } });
});

it('is empty when the restaurant has neither', async () => {
  const { bannerList, highlightList, open } = setUp();
  bannerList.mockResolvedValue([]);
  highlightList.mockResolvedValue([]);
  expect((await open()).status).toBe('empty');
});

it('fails when one of them cannot be had', async () => {
  const { highlightList, open } = setUp();
  highlightList.mockRejectedValue(new ApiError({ kind: 'network' }));
  expect(await open()).toMatchObject({ status: 'failed', error: 'ERROR' });
});
