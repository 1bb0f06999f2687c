import { createNotCached } from '../../machines/query/not-cached.ts';
import { createQuery } from '../../machines/query/query.implementation.ts';
import { queryKey } from '../../machines/query/query-key.ts';
import type { Language, Ports } from '../../ports/ports.ts';
import type { CompanyRecord } from './company.types.ts';
import { persistedCompany } from './persisted-company.ts';

export interface CompanyDeps extends Pick<Ports, 'api' | 'connection' | 'storage'> {
  /** First label of the host name. */
  subdomain: string;
  /**
   * Company record embedded in the page, and its language. It is not loaded again in that language.
   */
  preloaded: { company: CompanyRecord | null; language: Language };
}

/**
 * Creates the query for the company's record, with its texts in the requested language. Every
 * screen needs the record first.
 */
export function createCompany({ api, connection, preloaded, storage, subdomain }: CompanyDeps) {
  const kept = persistedCompany(storage, subdomain);
  return createQuery<Language, CompanyRecord>(createNotCached(connection), {
    key: (language) => queryKey('company', subdomain, language),
    load: async (language, signal) => {
      const record = await api.companyInfo({ body: { subdomain } }, { signal });
      kept.write({ language, record });
      return record;
    },
    notFound: ['COMPANY_NOT_FOUND', 'NOT_FOUND'],
    placeholderData: (language) =>
      (language === preloaded.language && preloaded.company) || undefined,
    persistedData: (language) => {
      const persisted = kept.read();
      return persisted?.language === language ? persisted.record : undefined;
    },
    trustsPlaceholder: true,
    keepsPreviousData: true,
  });
}
