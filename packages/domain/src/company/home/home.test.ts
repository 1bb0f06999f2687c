import { ApiError } from '@claypot/sdk';
import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { QueryMachine } from '../../machines/query/query.machine.ts';
import { selectQuery } from '../../machines/query/query.selectors.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { controlledClock, stubSdk } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createBanners, createHighlights } from './home.implementation.ts';

const banner = { id: 'b', image: '/media/demo/set.avif', image_alt: 'Two claypots', opens: null };
const highlight = {
  id: 'h',
  highlight_image: '/media/demo/h.avif',
  image_alt: 'Family day',
  opens: null,
  hours: null,
  audience: null,
};

function setUp() {
  const bannerList = vi.fn(async (_input: unknown) => [banner]);
  const highlightList = vi.fn(async (_input: unknown) => [highlight]);
  const deps = {
    api: stubSdk({ bannerList, highlightList }),
    cache: createQueryCache(controlledClock()),
    companyId: () => 'cch',
  };
  const open = async <TData>(machine: QueryMachine<undefined, TData>) => {
    const actor = createActor(machine).start();
    await replies();
    return selectQuery(actor.getSnapshot());
  };
  return {
    bannerList,
    highlightList,
    openBanners: () => open(createBanners(deps)),
    openHighlights: () => open(createHighlights(deps)),
  };
}

it('loads the banners and the highlights of the company', async () => {
  const { bannerList, highlightList, openBanners, openHighlights } = setUp();
  expect(await openBanners()).toMatchObject({ status: 'ready', data: [banner] });
  expect(await openHighlights()).toMatchObject({ status: 'ready', data: [highlight] });
  expect(bannerList.mock.calls[0]?.[0]).toEqual({ body: { company_id: 'cch' } });
  expect(highlightList.mock.calls[0]?.[0]).toEqual({ body: { company_id: 'cch' } });
});

it('has status empty if the restaurant has neither', async () => {
  const { bannerList, highlightList, openBanners, openHighlights } = setUp();
  bannerList.mockResolvedValue([]);
  highlightList.mockResolvedValue([]);
  expect((await openBanners()).status).toBe('empty');
  expect((await openHighlights()).status).toBe('empty');
});

it('loads the banners when the highlights fail', async () => {
  const { highlightList, openBanners, openHighlights } = setUp();
  highlightList.mockRejectedValue(new ApiError({ kind: 'network' }));
  expect(await openHighlights()).toMatchObject({ status: 'failed', error: 'ERROR' });
  expect((await openBanners()).status).toBe('ready');
});
