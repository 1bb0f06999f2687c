import { randomUUID } from 'node:crypto';
import { createSdk, type Sdk } from '@claypot/sdk';
import type { Product } from '../../../e2e/support/product.ts';
import { chooseOrder } from '../../bench/demo.ts';
import { countEach, type Finding, finding, progress } from '../finding.ts';
import { visitOnce } from '../guests.ts';
import { PASSWORD, signUpAt } from '../members.ts';
import { clientOf } from '../retry.ts';
import { ATTACKS, type Attack, type AttackResponse, type Target } from './attacks.ts';
import { errorsIn, isBroken } from './fuzz.ts';
import { at, watchHealth } from './health.ts';

/** Number of concurrent legitimate guests. */
const AT_ONCE = 5;
const PHONE = '012-345 6711';
const ABANDONED = 800;

/** Lets legitimate guests order while the server is under each attack that once blocked them. */
export async function runLoad(product: Product, guests: number): Promise<readonly Finding[]> {
  const { port } = product;
  const url = `http://127.0.0.1:${port}`;
  const order = await chooseOrder(clientOf(url), { customer_id: null, guest_id: randomUUID() });
  await signUpAt(url, PHONE);
  const device = await signInAt(url, order.company.id, null);
  const target = { product, url, port, order, phone: PHONE };
  const findings: Finding[] = [];
  for (const attack of [null, ...ATTACKS])
    findings.push(...(await withstand(target, attack, guests)));
  const back = await signInAt(url, order.company.id, device.cookie);
  findings.push(
    finding(
      'the attacked member can sign in on a known device',
      back.status === 200 ? [] : [`${back.status}`],
    ),
  );
  await abandon(target);
  findings.push(
    finding(
      `the server logs no error, also for ${ABANDONED} aborted uploads`,
      errorsIn(product.output()),
    ),
  );
  return findings;
}

/** @param attack null for the baseline without an attack. */
async function withstand(
  target: Target & { readonly product: Product },
  attack: Attack | null,
  guests: number,
): Promise<readonly Finding[]> {
  const name = attack === null ? 'no attack' : `row ${attack.row}, ${attack.name}`;
  const health = await watchHealth(target.product);
  let isOver = false;
  const responses: AttackResponse[] = [];
  const attacking = (async () => {
    while (attack !== null && !isOver) responses.push(...(await attack.wave(target, () => isOver)));
  })();
  const { failures, slowest, summary } = await letOrder(target, guests);
  isOver = true;
  progress(`${name}: ${summary}`);
  await attacking;
  const broken = responses.filter(({ status, text }) => isBroken(status, text));
  return [
    finding(`${name}: ${guests} guests order and pay: ${summary}`, [...failures, ...slowest]),
    ...(attack === null
      ? []
      : [
          finding(
            `${name}, told: ${countEach(responses.map(({ status }) => status))}`,
            broken.map(({ status, text }) => `${status} ${text.slice(0, 200)}`),
          ),
        ]),
    await health.end(name),
  ];
}

/**
 * Maximum time that a legitimate guest may wait for one response, in ms. Longer waits are reported.
 */
const TIMEOUT = 5_000;

async function letOrder({ url, order }: Target, guests: number) {
  const took: number[] = [];
  const failures: string[] = [];
  let through = 0;
  let next = 0;
  const comeInTurn = async () => {
    while (next < guests) {
      next += 1;
      const visit = await visitOnce(url, honest(url, next, took), order);
      failures.push(...visit.errors);
      if (visit.paid) through += 1;
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, comeInTurn));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const times = took.toSorted((a, b) => a - b);
  const figures = `p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, max ${at(times, 1)} ms`;
  return {
    failures: through === guests ? failures : [`${through} got through`, ...failures],
    slowest: times.filter((time) => time > TIMEOUT).map((time) => `waited ${time.toFixed(0)} ms`),
    summary: `${through} guests paid in ${seconds} s, response time ${figures}`,
  };
}

/** Returns an API client with its own IP address that records the duration of each response. */
function honest(url: string, index: number, took: number[]): Sdk {
  return createSdk({
    baseUrl: `${url}/api`,
    token: () => null,
    async fetch(request) {
      const there = new Request(request);
      there.headers.set('x-forwarded-for', `198.51.100.${index}`);
      const began = performance.now();
      const response = await fetch(there);
      took.push(performance.now() - began);
      return response;
    },
  });
}

/**
 * Signs the member in from an IP address of their own, with the cookie of their device if given.
 */
async function signInAt(url: string, company_id: string, cookie: string | null) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': '198.51.100.200',
      ...(cookie !== null && { cookie }),
    },
    body: JSON.stringify({ company_id, phone_no: PHONE, password: PASSWORD }),
  });
  const [setCookie = ''] = response.headers.getSetCookie();
  return { status: response.status, cookie: setCookie.split(';')[0] ?? '' };
}

/** Many clients start to send a body and disconnect. */
async function abandon({ url }: Target): Promise<void> {
  const leave = async (index: number) => {
    const leaving = new AbortController();
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(new Uint8Array(1024));
        leaving.abort();
      },
    });
    await fetch(`${url}/api/banner_list`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${index % 250}` },
      body,
      duplex: 'half',
      signal: leaving.signal,
    } as RequestInit).catch(() => undefined);
  };
  for (let left = 0; left < ABANDONED; left += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, index) => leave(left + index)));
  }
}
