import type { Banner, Highlight } from '@claypot/sdk';
import { createQuery } from '../../machines/query/query.implementation.ts';
import type { QueryCache } from '../../machines/query/query-cache.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Ports } from '../../ports/ports.ts';

export interface HomeDeps extends Pick<Ports, 'api'> {
  cache: QueryCache;
  companyId: () => string;
}

/** Where the banners stand in the cache: the home screen and the menu show the same. */
function bannersKey(companyId: string) {
  return queryKey<Banner[]>('banners', companyId);
}

/** The restaurant's banners; empty when it has none. */
export function createBanners({ api, cache, companyId }: HomeDeps) {
  return createQuery<undefined, Banner[]>(cache, {
    key: () => bannersKey(companyId()),
    load: (_, signal) => api.bannerList({ body: { company_id: companyId() } }, { signal }),
    isEmpty: (banners) => banners.length === 0,
  });
}

/** The restaurant's highlights; empty when it has none. */
export function createHighlights({ api, cache, companyId }: HomeDeps) {
  return createQuery<undefined, Highlight[]>(cache, {
    key: () => queryKey('highlights', companyId()),
    load: (_, signal) => api.highlightList({ body: { company_id: companyId() } }, { signal }),
    isEmpty: (highlights) => highlights.length === 0,
  });
}
