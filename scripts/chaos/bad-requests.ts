import fc from 'fast-check';
import { badRequest } from '../../apps/api/src/testing/http/bad-requests.ts';
import { openRestaurant } from '../../apps/api/src/testing/restaurant.ts';
import { countEach, finding, type Part } from './finding.ts';

const REQUESTS = 10_000;
/** Random in every run; the finding contains it, and `SEED` reproduces the run. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const STACK = /\n\s+at |\bnode:|\.ts:\d|node_modules/;

/**
 * Sends malformed requests to all operations and checks the responses against the contract; a
 * violation rejects.
 */
export const badRequests: Part = async () => {
  const restaurant = await openRestaurant();
  const statuses: string[] = [];
  const broken: string[] = [];
  const traces: string[] = [];
  const violations: string[] = [];
  try {
    await restaurant.reset();
    // Sampled and sent one by one: failures are shown unchanged, without shrinking.
    for (const request of fc.sample(badRequest, { numRuns: REQUESTS, seed: SEED })) {
      const about = `${request.method} ${new URL(request.url).pathname}`;
      try {
        const response = await restaurant.fetch(request);
        const text = await response.text();
        statuses.push(String(response.status));
        if (response.status >= 500) broken.push(`${about}: ${text}`);
        if (STACK.test(text)) traces.push(`${about}: ${text}`);
      } catch (error) {
        violations.push(`${about}: ${String(error)}`);
      }
    }
    return [
      finding(`${REQUESTS} bad requests (SEED=${SEED}), no 500: ${countEach(statuses)}`, broken),
      finding('no response contains a stack trace', traces),
      finding('all responses match the contract', violations),
      finding('the server reported no errors', restaurant.reported.map(String)),
    ];
  } finally {
    await restaurant.close();
  }
};
