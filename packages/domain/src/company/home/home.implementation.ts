import type { Banner, Highlight } from '@claypot/sdk';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';

export interface HomeDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  companyId: () => string;
}

/** Returns the cache key of the banners, which the home screen and the menu share. */
function bannersKey(companyId: string) {
  return queryKey<Banner[]>('banners', companyId);
}

const highlightsKey = (companyId: string) => queryKey<Highlight[]>('highlights', companyId);
const bodyOf = (company_id: string) => ({ company_id });

/** Creates the query for the restaurant's banners. Its status is `empty` if there are none. */
export function createBanners({ api, cache, companyId }: HomeDeps) {
  return createQuery<undefined, Banner[]>(cache, {
    key: () => bannersKey(companyId()),
    load: (_, signal) => api.bannerList({ body: bodyOf(companyId()) }, { signal }),
    isEmpty: (banners) => banners.length === 0,
  });
}

/** Creates the query for the restaurant's highlights. Its status is `empty` if there are none. */
export function createHighlights({ api, cache, companyId }: HomeDeps) {
  return createQuery<undefined, Highlight[]>(cache, {
    key: () => highlightsKey(companyId()),
    load: (_, signal) => api.highlightList({ body: bodyOf(companyId()) }, { signal }),
    isEmpty: (highlights) => highlights.length === 0,
  });
}
