import type Stripe from 'stripe';

/** Credentials of a Stripe account. */
export interface StripeKeys {
  readonly secretKey: string;
  /** Signing secret of the webhook endpoint. */
  readonly webhookSecret: string;
  /** URL of a local Stripe emulator for rehearsals; null for Stripe. */
  readonly url: string | null;
}

/** Timeout of a Stripe request, in ms. A customer waits at checkout. */
const TIMEOUT = 8000;

/** Creates Stripe's client. Its code is loaded only if Stripe is configured. */
export async function createStripe(
  { secretKey, url }: Pick<StripeKeys, 'secretKey' | 'url'>,
  options: { readonly maxNetworkRetries?: number } = {},
): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(url !== null && hostOf(url)),
    ...options,
  });
}

function hostOf(url: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname: host, port, protocol } = new URL(url);
  return { host, port: Number(port), protocol: protocol === 'https:' ? 'https' : 'http' };
}
