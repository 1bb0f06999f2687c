import type { Ports } from '../ports.ts';
import type { ResourceCache } from '../resource/cache.ts';
import { createResource } from '../resource/resource.live.ts';
import type { CompanyTexts } from './company.types.ts';

export interface CompanyTextsDeps extends Pick<Ports, 'api'> {
  cache: ResourceCache;
  subdomain: string;
}

/** The company's texts, all of them in one request: who reads one often reads another. */
export function createCompanyTexts({ api, cache, subdomain }: CompanyTextsDeps) {
  return createResource<CompanyTexts>(cache, {
    key: () => ['company-texts', subdomain],
    load: (_, signal) => api.companyInfo({ body: { subdomain } }, { signal }),
  });
}
