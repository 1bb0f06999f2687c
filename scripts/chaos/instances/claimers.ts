import { ApiError, type Sdk, type User } from '@claypot/sdk';
import { signUpAt } from '../members.ts';
import { clientFrom, clientOf, retryRequest } from '../retry.ts';
import { repeatVisits, type Stayers } from './repeat-visits.ts';

/**
 * Error codes for a voucher that is sold out, already claimed, or costs more points than the member
 * has.
 */
const REJECTIONS: readonly string[] = [
  'VOUCHER_CLAIM_EXCEED',
  'VOUCHER_CLAIM_PER_CUSTOMER_EXCEED',
  'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED',
  'NOT_ENOUGH_POINT',
];

/** Claims of a new member, as far as the server has acknowledged them. */
export interface Claimer {
  /** Null until the sign-up, and if its outcome is unknown. */
  member: User | null;
  /** Ids of claimed vouchers in the responses. */
  readonly claimedIds: string[];
  unknownOutcomes: number;
}

/** Simulates new members who claim every available voucher twice. */
export function letClaimersIn(url: string, atOnce: number): Stayers<Claimer> {
  return repeatVisits(atOnce, newClaimer, async (claimer, number) => {
    const phone = `012-6${String(number).padStart(6, '0')}`;
    // The server limits codes per IP address.
    const there = clientFrom(url, `192.0.2.${number % 250}`);
    claimer.member = await signUpAt(url, phone, there).catch(nullIfUnknown);
    if (claimer.member === null) return;
    const sdk = clientOf(url, claimer.member.api_token ?? '');
    await claimAll(sdk, claimer, claimer.member);
  });
}

function newClaimer(): Claimer {
  return { member: null, claimedIds: [], unknownOutcomes: 0 };
}

async function claimAll(sdk: Sdk, claimer: Claimer, { id: customer_id }: User): Promise<void> {
  const path = { id: customer_id };
  const body = { full_name: 'Mei Ling', email: 'mei@example.test', date_of_birth: '1994-06-18' };
  await retryRequest((signal) => sdk.updateProfile({ path, body }, { signal }));
  const { id: company_id } = await retryRequest((signal) =>
    sdk.companyInfo({ body: { subdomain: 'demo' } }, { signal }),
  );
  const offered = await retryRequest((signal) =>
    sdk.voucherList({ body: { company_id, customer_id } }, { signal }),
  );
  for (const { id: voucher_id } of [...offered, ...offered]) {
    try {
      claimer.claimedIds.push((await sdk.claimVoucher({ body: { voucher_id, customer_id } })).id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.outcomeUnknown) claimer.unknownOutcomes += 1;
      else if (!REJECTIONS.includes(error.code)) throw error;
    }
  }
}

/** Lost responses are not the server's fault; a member who could not join is skipped. */
function nullIfUnknown(error: unknown): null {
  if (error instanceof ApiError && error.outcomeUnknown) return null;
  throw error;
}
