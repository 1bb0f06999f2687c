import { type Config, ConfigError } from '../../platform/config/config.ts';
import type { LalamoveKeys } from './lalamove/lalamove-client.ts';

const HOSTS = {
  test: 'https://rest.sandbox.lalamove.com',
  prod: 'https://rest.lalamove.com',
} as const;

/** Default vehicle for deliveries within a town. */
const USUAL_SERVICE = 'MOTORCYCLE';

/**
 * Returns the configured courier: the sandbox, or Lalamove. Lalamove's host is `LALAMOVE_URL` if
 * set, otherwise the one that matches the kind of key.
 * @throws ConfigError if a variable is missing, unused or inconsistent with another.
 */
export function chooseCourier({
  courier,
  lalamoveApiKey: apiKey,
  lalamoveApiSecret: apiSecret,
  lalamoveService: service,
  lalamoveUrl: url,
}: Pick<
  Config,
  'courier' | 'lalamoveApiKey' | 'lalamoveApiSecret' | 'lalamoveService' | 'lalamoveUrl'
>): LalamoveKeys | 'sandbox' {
  if (courier === 'sandbox') {
    if ([apiKey, apiSecret, service, url].every((value) => value === null)) return 'sandbox';
    throw new ConfigError([
      'COURIER=lalamove is missing: what begins with LALAMOVE_ counts for nothing without it. Set it, or take those variables out.',
    ]);
  }
  if (apiKey === null || apiSecret === null) {
    const missing = { LALAMOVE_API_KEY: apiKey, LALAMOVE_API_SECRET: apiSecret };
    throw new ConfigError(
      Object.entries(missing)
        .filter(([, value]) => value === null)
        .map(
          ([name]) =>
            `${name} is missing: COURIER=lalamove needs what Lalamove’s partner portal shows.`,
        ),
    );
  }
  const kind = apiKey.startsWith('pk_prod_') ? 'prod' : 'test';
  if (!apiSecret.startsWith(`sk_${kind}_`)) {
    throw new ConfigError([
      'LALAMOVE_API_SECRET is not the one of LALAMOVE_API_KEY: one is for tests and the other is not.',
    ]);
  }
  if (url !== null && kind === 'prod') {
    throw new ConfigError([
      'LALAMOVE_URL is for a rehearsal, and LALAMOVE_API_KEY calls real riders. Take LALAMOVE_URL out, or use a test key.',
    ]);
  }
  return { apiKey, apiSecret, service: service ?? USUAL_SERVICE, url: url ?? HOSTS[kind] };
}
