import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cents, type Sdk, type TopUp, type User } from '@claypot/sdk';
import { readSentCodes } from '../../e2e/support/sent-codes.ts';
import { askAgain, clientOf, decideAt } from './retry.ts';

const MEMBERS = 2;
const TABS = 2;
const CODE_TRIES = 50;
const POLL_INTERVAL = 200;
/** Of whoever is signed up here. */
export const PASSWORD = 'ayam-88';

/** What members top up, in sen, and what they do at the card page, one after another. */
const AMOUNTS = [1_000, 50_000, 12_345, 100_000, 49_999, 500_000];
const ENDINGS = ['approved', 'approved', 'declined', 'approved', 'given up'] as const;

/** One top-up, as far as the server has acknowledged it. */
interface Told {
  readonly key: string;
  readonly amount: number;
  readonly ending: (typeof ENDINGS)[number];
  /** The ids that answers named, one for each answer that was read. */
  readonly acknowledged: string[];
}

/** A member, with what they were told and, afterwards, what the server says. */
export interface MemberLedger {
  readonly id: string;
  readonly told: readonly Told[];
  /** By the key of each. */
  readonly topUps: ReadonlyMap<string, TopUp | null>;
  readonly user: User;
  /** What the server answered that no fault around it explains. */
  readonly faults: readonly string[];
}

interface Members {
  /** Lets what has begun finish; resolves when everybody has. */
  leave(): Promise<void>;
  /** How many answers have been read. */
  answers(): number;
  /** What the server says of each. */
  ask(): Promise<readonly MemberLedger[]>;
}

interface Member {
  readonly id: string;
  readonly sdk: Sdk;
  readonly told: Told[];
  readonly faults: string[];
}

/** Members sign up and top up, in tabs at once, until they are asked to leave. */
export async function letMembersIn(url: string): Promise<Members> {
  const members: Member[] = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push(await join(url, index));
  let open = true;
  const keepTopping = async (member: Member) => {
    while (open) {
      await topUpOnce(url, member).catch((error: unknown) => {
        member.faults.push(String(error));
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
        .flatMap(({ told }) => told)
        .reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    ask: () => Promise.all(members.map(askAbout)),
  };
}

/**
 * Signs a new member up, by the code that the sandbox shows.
 * @param sdk how they ask the server.
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
  return { id: user.id, sdk: clientOf(url, user.api_token ?? ''), told: [], faults: [] };
}

/** It may leave a little after the answer. */
async function codeSentTo(url: string, phone: string): Promise<string> {
  for (let tries = 0; tries < CODE_TRIES; tries += 1) {
    const [code] = await readSentCodes(url, phone);
    if (code !== undefined) return code;
    await wait(POLL_INTERVAL);
  }
  throw new Error(`No code went to ${phone}`);
}

async function topUpOnce(url: string, { id: customer_id, sdk, told }: Member): Promise<void> {
  const number = told.length;
  const one: Told = {
    key: randomUUID(),
    amount: AMOUNTS[number % AMOUNTS.length] ?? 0,
    ending: ENDINGS[number % ENDINGS.length] ?? 'approved',
    acknowledged: [],
  };
  told.push(one);
  const headers = { 'Idempotency-Key': one.key };
  const body = { customer_id, amount: cents(one.amount) };
  const send = () => askAgain((signal) => sdk.walletTopup({ headers, body }, { signal }));
  const made = await send();
  one.acknowledged.push(made.id);
  // As the second press of a double one does.
  one.acknowledged.push((await send()).id);
  const { ending } = one;
  if (ending === 'given up') {
    const path = { id: made.id };
    await askAgain((signal) => sdk.walletTopupCancel({ path, body: { customer_id } }, { signal }));
    return;
  }
  const decide = () => askAgain((signal) => decideAt(`${url}${made.payment_url}`, ending, signal));
  await Promise.all([decide(), decide()]);
}

async function askAbout({ id, sdk, told, faults }: Member): Promise<MemberLedger> {
  const topUps = new Map<string, TopUp | null>();
  for (const { key } of told) {
    const body = { customer_id: id, idempotency_key: key };
    topUps.set(key, (await sdk.walletTopupOutcome({ body })).topup);
  }
  return { id, told, topUps, user: await sdk.customer({ path: { id } }), faults };
}
