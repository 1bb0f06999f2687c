import type { Banner, Highlight } from '@claypot/sdk';
import type { Ports } from '../ports.ts';
import type { ResourceCache } from '../resource/cache.ts';
import { createResource } from '../resource/resource.live.ts';

/** What the restaurant shows on its first screen. */
export interface HomeNews {
  banners: Banner[];
  highlights: Highlight[];
}

export interface HomeDeps extends Pick<Ports, 'api'> {
  cache: ResourceCache;
  companyId: () => string;
}

/** Banners and highlights, asked for together; empty when the restaurant has neither. */
export function createHomeNews({ api, cache, companyId }: HomeDeps) {
  return createResource<HomeNews>(cache, {
    key: () => ['news', companyId()],
    load: async (_, signal) => {
      const body = { company_id: companyId() };
      const [banners, highlights] = await Promise.all([
        api.bannerList({ body }, { signal }),
        api.highlightList({ body }, { signal }),
      ]);
      return { banners, highlights };
    },
    isEmpty: ({ banners, highlights }) => banners.length + highlights.length === 0,
  });
}
