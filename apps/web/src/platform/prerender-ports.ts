import type { Language, OuterPorts } from '@claypot/domain/ports';
import type { Company, Sdk } from '@claypot/sdk';
import { INERT_PORTS } from './inert-ports.ts';

/** Creates ports for prerendering at build time: no user, no responses, no storage. */
export function createPrerenderPorts(language: Language): OuterPorts {
  const never = new Promise<never>(() => undefined);
  return {
    ...INERT_PORTS,
    // All operations exist and stay pending, so that queries stay loading.
    connect: () => new Proxy({} as Sdk, { get: () => () => never }),
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(0) },
    storage: {
      get: () => null,
      set: () => false,
      remove: () => undefined,
      subscribe: () => () => undefined,
    },
    language: { get: () => language, set: () => undefined },
    report: (error) => {
      throw error;
    },
  };
}

/**
 * Returns a company with every field set to `%%company.<field>%%`, for the server to fill in. Its
 * time zone is valid, because screens compute the current time; no prerendered page shows a time.
 */
export function tokenCompany(): Company {
  return new Proxy({ time_zone: 'UTC' } as Company, {
    get: (company, field) => {
      if (field === 'time_zone') return company.time_zone;
      return typeof field === 'string' ? `%%company.${field}%%` : undefined;
    },
  });
}
