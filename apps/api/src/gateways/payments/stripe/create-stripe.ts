import type Stripe from 'stripe';

/** What opens an account at Stripe. */
export interface StripeKeys {
  readonly secretKey: string;
  /** What its webhooks are signed with. */
  readonly webhookSecret: string;
  /** Another host than Stripe's, for a rehearsal on this machine; null for Stripe. */
  readonly url: string | null;
}

/** How long Stripe may take to answer, in milliseconds: somebody waits at the checkout. */
const TIMEOUT = 8000;

/** Stripe's own client, whose code is loaded only where Stripe was chosen. */
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
