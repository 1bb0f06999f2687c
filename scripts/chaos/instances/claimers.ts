import { ApiError, type Sdk, type User } from '@claypot/sdk';
import { signUpAt } from '../members.ts';
import { askAgain, clientFrom, clientOf } from '../retry.ts';
import { repeatVisits, type Stayers } from './repeat-visits.ts';

/** What somebody is told who has, or for whom there are, no more. */
const REJECTIONS: readonly string[] = [
  'VOUCHER_CLAIM_EXCEED',
  'VOUCHER_CLAIM_PER_CUSTOMER_EXCEED',
  'VOUCHER_CLAIM_PER_CUSTOMER_PER_DAY_EXCEED',
  'NOT_ENOUGH_POINT',
];

/** A new member's claims, as far as the server has acknowledged them. */
export interface Claimer {
  /** Null for who could not join: a code was lost on its way. */
  member: User | null;
  /** The ids under which vouchers are held, as answers named them. */
  readonly told: string[];
  /** How many answers never came. */
  unknown: number;
}

/** New members who claim every voucher that is on offer, twice each. */
export function letClaimersIn(url: string, atOnce: number): Stayers<Claimer> {
  return repeatVisits(atOnce, newClaimer, async (claimer, number) => {
    const phone = `012-6${String(number).padStart(6, '0')}`;
    // Few codes are sent to one address.
    const there = clientFrom(url, `192.0.2.${number % 250}`);
    claimer.member = await signUpAt(url, phone, there).catch(nullWhereUnknown);
    if (claimer.member === null) return;
    const sdk = clientOf(url, claimer.member.api_token ?? '');
    await claimAll(sdk, claimer, claimer.member);
  });
}

function newClaimer(): Claimer {
  return { member: null, told: [], unknown: 0 };
}

async function claimAll(sdk: Sdk, claimer: Claimer, { id: customer_id }: User): Promise<void> {
  const path = { id: customer_id };
  const body = { full_name: 'Mei Ling', email: 'mei@example.test', date_of_birth: '1994-06-18' };
  await askAgain((signal) => sdk.updateProfile({ path, body }, { signal }));
  const { id: company_id } = await askAgain((signal) =>
    sdk.companyInfo({ body: { subdomain: 'demo' } }, { signal }),
  );
  const offered = await askAgain((signal) =>
    sdk.voucherList({ body: { company_id, customer_id } }, { signal }),
  );
  for (const { id: voucher_id } of [...offered, ...offered]) {
    try {
      claimer.told.push((await sdk.claimVoucher({ body: { voucher_id, customer_id } })).id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.outcomeUnknown) claimer.unknown += 1;
      else if (!REJECTIONS.includes(error.code)) throw error;
    }
  }
}

/** What was lost on the way is no fault of the server's; who could not join comes no more. */
function nullWhereUnknown(error: unknown): null {
  if (error instanceof ApiError && error.outcomeUnknown) return null;
  throw error;
}
