import { ALWAYS_UP, type Language, NO_READS, type OuterPorts } from '@claypot/domain/ports';
import type { Company, Sdk } from '@claypot/sdk';

/** Creates ports for prerendering at build time: no user, no responses, no storage. */
export function createPrerenderPorts(language: Language): OuterPorts {
  const never = new Promise<never>(() => undefined);
  return {
    // All operations exist and stay pending, so that queries stay loading.
    connect: () => new Proxy({} as Sdk, { get: () => () => never }),
    clock: { now: () => Temporal.Instant.fromEpochMilliseconds(0) },
    random: { uuid: () => '00000000-0000-4000-8000-000000000000', digits: (n) => '0'.repeat(n) },
    storage: {
      get: () => null,
      set: () => false,
      remove: () => undefined,
      subscribe: () => () => undefined,
    },
    geolocation: { locate: () => never },
    language: { get: () => language, set: () => undefined },
    navigation: {
      to: () => undefined,
      end: () => undefined,
      leave: () => undefined,
      back: () => undefined,
    },
    pictures: { prepare: () => never },
    reads: NO_READS,
    connection: ALWAYS_UP,
    isSeen: () => true,
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
