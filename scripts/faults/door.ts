import { startProduct } from '../../e2e/support/product.ts';
import { fuzz } from './door/fuzz.ts';
import { identities } from './door/identities.ts';
import { races } from './door/races.ts';
import { besiege } from './door/siege.ts';
import { type Finding, progress } from './finding.ts';

const REQUESTS = { short: 4_000, long: 100_000 };
const GUESTS = { short: 10, long: 50 };

/**
 * The attacks that the door was once opened by: whoever is not the owner, requests of all kinds, many
 * at once, and a crowd that keeps others from ordering. The last two at a server of their own.
 */
export async function door(isShort: boolean): Promise<readonly Finding[]> {
  const length = isShort ? 'short' : 'long';
  const found = [...(await identities())];
  progress('identities');
  found.push(...(await races()));
  progress('races');
  // Nobody is there to take reports: that neither waits for anything nor is a failure to tell of.
  const product = await startProduct({ ALLOWANCES: '1', SENTRY_DSN: 'https://key@127.0.0.1:9/7' });
  try {
    found.push(...(await besiege(product, GUESTS[length])));
    await product.stop();
    // One machine stands for a great many from here on.
    await product.start({ ALLOWANCES: '1000' });
    found.push(...(await fuzz(product, REQUESTS[length])));
    return found;
  } finally {
    await product.dispose();
  }
}
