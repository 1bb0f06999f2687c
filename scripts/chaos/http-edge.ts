import { startProduct } from '../../e2e/support/product.ts';
import { type Finding, progress } from './finding.ts';
import { fuzz } from './http-edge/fuzz.ts';
import { identities } from './http-edge/identities.ts';
import { runLoad } from './http-edge/load.ts';
import { races } from './http-edge/races.ts';

const REQUESTS = { short: 4_000, long: 100_000 };
const GUESTS = { short: 10, long: 50 };

/**
 * Replays the attacks that once succeeded: access by non-owners, races, malformed requests, and
 * floods that prevent others from ordering. The last two run on a separate server.
 */
export async function testHttpEdge(isShort: boolean): Promise<readonly Finding[]> {
  const length = isShort ? 'short' : 'long';
  const findings = [...(await identities())];
  progress('identities');
  findings.push(...(await races()));
  progress('races');
  // The error service is unreachable: nothing must wait for it or log an error because of it.
  const product = await startProduct({
    RATE_LIMIT_FACTOR: '1',
    SENTRY_DSN: 'https://key@127.0.0.1:9/7',
  });
  try {
    findings.push(...(await runLoad(product, GUESTS[length])));
    await product.stop();
    // From here on, one machine acts as many clients.
    await product.start({ RATE_LIMIT_FACTOR: '1000' });
    findings.push(...(await fuzz(product, REQUESTS[length])));
    return findings;
  } finally {
    await product.dispose();
  }
}
