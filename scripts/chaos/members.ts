import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cents, type Sdk, type TopUp, type User } from '@claypot/sdk';
import { readSentCodes } from '../../e2e/support/sent-codes.ts';
import { clientOf, decideAt, retryRequest } from './retry.ts';

const MEMBERS = 2;
const TABS = 2;
const CODE_TRIES = 50;
const POLL_INTERVAL = 200;
/** Password of all members that the chaos tests sign up. */
export const PASSWORD = 'ayam-88';

/** Amounts of the top-ups, in sen, and their outcomes at the card page, in order. */
const AMOUNTS = [1_000, 50_000, 12_345, 100_000, 49_999, 500_000];
const ENDINGS = ['approved', 'approved', 'declined', 'approved', 'given up'] as const;

/** Top-up, as far as the server has acknowledged it. */
interface TopUpAttempt {
  readonly key: string;
  readonly amount: number;
  readonly ending: (typeof ENDINGS)[number];
  /** Ids in the responses, one per response read. */
  readonly acknowledged: string[];
}

/** Member with the responses received and the final state on the server. */
export interface MemberLedger {
  readonly id: string;
  readonly attempts: readonly TopUpAttempt[];
  /** Top-ups by their idempotency key; null if the server has none. */
  readonly topUps: ReadonlyMap<string, TopUp | null>;
  readonly user: User;
  /** Errors that no injected fault explains. */
  readonly errors: readonly string[];
}

interface Members {
  /** Lets running top-ups finish; resolves once all have. */
  leave(): Promise<void>;
  /** Returns the number of responses read. */
  answers(): number;
  /** Returns the server's state of each member. */
  ask(): Promise<readonly MemberLedger[]>;
}

interface Member {
  readonly id: string;
  readonly sdk: Sdk;
  readonly attempts: TopUpAttempt[];
  readonly errors: string[];
}

/** Signs up members who top up in several tabs at once until `leave` is called. */
export async function letMembersIn(url: string): Promise<Members> {
  const members: Member[] = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push(await join(url, index));
  let open = true;
  const keepTopping = async (member: Member) => {
    while (open) {
      await topUpOnce(url, member).catch((error: unknown) => {
        member.errors.push(String(error));
      });
    }
  };
  const tabs = members.flatMap((member) => Array.from({ length: TABS }, () => member));
  const everyone = Promise.all(tabs.map(keepTopping));
  return {
    async leave() {
      open = false;
      await everyone;
    },
    answers: () =>
      members
        .flatMap(({ attempts }) => attempts)
        .reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    ask: () => Promise.all(members.map(readLedger)),
  };
}

/**
 * Signs up a new member with the code that the sandbox shows.
 * @param sdk API client of the member.
 */
export async function signUpAt(
  url: string,
  phone_no: string,
  sdk: Sdk = clientOf(url),
): Promise<User> {
  const { id: company_id } = await sdk.companyInfo({ body: { subdomain: 'demo' } });
  await sdk.authSendOtp({ body: { company_id, phone_no } });
  const otp_code = await codeSentTo(url, phone_no);
  return sdk.register({
    body: {
      company_id,
      phone_no,
      otp_code,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    },
  });
}

async function join(url: string, index: number): Promise<Member> {
  const user = await signUpAt(url, `012-345 67${80 + index}`);
  return { id: user.id, sdk: clientOf(url, user.api_token ?? ''), attempts: [], errors: [] };
}

/** The code may be sent slightly after the response. */
async function codeSentTo(url: string, phone: string): Promise<string> {
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const [code] = await readSentCodes(url, phone);
    if (code !== undefined) return code;
    await wait(POLL_INTERVAL);
  }
  throw new Error(`The server sent no code to ${phone}`);
}

async function topUpOnce(url: string, { id: customer_id, sdk, attempts }: Member): Promise<void> {
  const number = attempts.length;
  const one: TopUpAttempt = {
    key: randomUUID(),
    amount: AMOUNTS[number % AMOUNTS.length] ?? 0,
    ending: ENDINGS[number % ENDINGS.length] ?? 'approved',
    acknowledged: [],
  };
  attempts.push(one);
  const headers = { 'Idempotency-Key': one.key };
  const body = { customer_id, amount: cents(one.amount) };
  const send = () => retryRequest((signal) => sdk.walletTopup({ headers, body }, { signal }));
  const topUp = await send();
  one.acknowledged.push(topUp.id);
  // Simulates the second press of a double press.
  one.acknowledged.push((await send()).id);
  const { ending } = one;
  if (ending === 'given up') {
    const path = { id: topUp.id };
    await retryRequest((signal) =>
      sdk.walletTopupCancel({ path, body: { customer_id } }, { signal }),
    );
    return;
  }
  const decide = () =>
    retryRequest((signal) => decideAt(`${url}${topUp.payment_url}`, ending, signal));
  await Promise.all([decide(), decide()]);
}

async function readLedger({ id, sdk, attempts, errors }: Member): Promise<MemberLedger> {
  const topUps = new Map<string, TopUp | null>();
  for (const { key } of attempts) {
    const body = { customer_id: id, idempotency_key: key };
    topUps.set(key, (await sdk.walletTopupOutcome({ body })).topup);
  }
  return { id, attempts, topUps, user: await sdk.customer({ path: { id } }), errors };
}
