import { ALWAYS_UP, type Language, NO_READS, type OuterPorts } from '@claypot/domain/ports';
import type { Company, Sdk } from '@claypot/sdk';

/** Ports for drawing pages at build time: nobody is there, nothing answers, nothing is kept. */
export function createPrerenderPorts(language: Language): OuterPorts {
  const never = new Promise<never>(() => undefined);
  return {
    // Every operation is there and none ever ends: what is loaded stays loading.
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
 * A company whose every field reads `%%company.<field>%%`, for the server to fill in. Only its zone
 * has to be one, as the screens ask for the present; no page that is drawn ahead tells a time.
 */
export function tokenCompany(): Company {
  return new Proxy({ time_zone: 'UTC' } as Company, {
    get: (company, field) => {
      if (field === 'time_zone') return company.time_zone;
      return typeof field === 'string' ? `%%company.${field}%%` : undefined;
    },
  });
}
