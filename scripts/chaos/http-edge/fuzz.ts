import fc from 'fast-check';
import { badRequest, badRequestBeside } from '../../../apps/api/src/testing/http/bad-requests.ts';
import { namesOf } from '../../../apps/api/src/testing/join-member.ts';
import { SS2 } from '../../../apps/api/src/testing/seed/seed.ts';
import type { Product } from '../../../e2e/support/product.ts';
import { chooseOrder, guestOf } from '../../bench/demo.ts';
import { countEach, type Finding, finding, progress } from '../finding.ts';
import { signUpAt } from '../members.ts';
import { clientOf } from '../retry.ts';
import { watchHealth } from './health.ts';

/** Random in every run; the finding contains it, and `SEED` reproduces the run. */
const SEED = Number(process.env.SEED ?? Date.now() % 2 ** 31);
const AT_ONCE = 8;
/** Number of requests generated at once; a hundred thousand would not fit in memory. */
const BATCH = 500;

/** Mostly operations, which have more input to get wrong than the other paths. */
const anyBadRequest = fc.oneof(
  { arbitrary: badRequest, weight: 9 },
  { arbitrary: badRequestBeside, weight: 1 },
);

/** Sends malformed requests to a running server, as a member and anonymously. */
export async function fuzz(product: Product, count: number): Promise<readonly Finding[]> {
  const url = `http://127.0.0.1:${product.port}`;
  const translate = await translator(url);
  const health = await watchHealth(product);
  const statuses: string[] = [];
  const broken: string[] = [];
  const began = performance.now();
  for (let sent = 0; sent < count; sent += BATCH) {
    const numRuns = Math.min(BATCH, count - sent);
    const requests = fc.sample(anyBadRequest, { numRuns, seed: SEED + sent });
    const sendInTurn = async () => {
      for (let next = requests.pop(); next !== undefined; next = requests.pop()) {
        const request = await translate(next);
        const about = `${request.method} ${new URL(request.url).pathname}`;
        const { status, text } = await send(request);
        statuses.push(status);
        if (isBroken(status, text)) broken.push(`${about}: ${status} ${text.slice(0, 200)}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendInTurn));
    if ((sent + numRuns) % 10_000 === 0) progress(`${sent + numRuns} malformed requests`);
  }
  const seconds = (performance.now() - began) / 1000;
  const summary = `${count} spoiled requests (SEED=${SEED}) in ${seconds.toFixed(0)} s`;
  return [
    finding(`${summary}, no 5xx but a stated 503: ${countEach(statuses)}`, broken),
    finding('the server reported no failure of its own', errorsIn(product.output())),
    await health.end('meanwhile'),
  ];
}

/** Returns the error lines of a server's log. */
export function errorsIn(output: string): string[] {
  return output.split('\n').filter((line) => line.includes('"level":"error"'));
}

/**
 * Returns true for a server error or a missing response. A 503 with a known error code is a valid
 * response.
 */
export function isBroken(status: string, text: string): boolean {
  if (status === '503') return !/"(SERVICE_UNAVAILABLE|SERVER_BUSY)"/.test(text);
  return status.startsWith('5') || status === 'no response';
}

async function send(request: Request): Promise<{ status: string; text: string }> {
  try {
    const response = await fetch(request);
    return { status: String(response.status), text: await response.text() };
  } catch (error) {
    return { status: 'no response', text: reasonOf(error) };
  }
}

/** Fetch errors name their reason only in `cause`. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.cause !== undefined
    ? `${error}: ${reasonOf(error.cause)}`
    : String(error);
}

/**
 * Returns a function that replaces the test restaurant's ids in a request by those of the server.
 */
async function translator(url: string): Promise<(request: Request) => Promise<Request>> {
  const sdk = clientOf(url);
  const guest = guestOf(1);
  const { addition, branch, company } = await chooseOrder(sdk, guest);
  const { id, api_token } = await signUpAt(url, '012-345 6799');
  const { item_id } = addition(guest);
  const { id: memberId, token } = namesOf();
  const knownPaths: readonly [string, string][] = [
    [memberId, id],
    [token, api_token ?? ''],
    ['"demo"', `"${company.id}"`],
    ['/demo', `/${company.id}`],
    [SS2, branch.id],
    ['claypot', item_id],
  ];
  const inPlace = (text: string) =>
    knownPaths.reduce((before, [from, to]) => before.replaceAll(from, to), text);
  return async (request) => {
    const { method, headers, url: asked } = request;
    const { pathname } = new URL(asked);
    const renamed = new Headers([...headers].map(([name, value]) => [name, inPlace(value)]));
    const isText = headers.get('content-type')?.startsWith('application/json');
    const body = isText ? inPlace(await request.text()) : await request.arrayBuffer();
    const isEmpty = method === 'GET' || method === 'HEAD';
    return new Request(`${url}${inPlace(pathname)}`, {
      method,
      headers: renamed,
      ...(!isEmpty && { body }),
    });
  };
}
