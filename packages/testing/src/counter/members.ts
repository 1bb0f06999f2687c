import type { CashTopUpResult, MemberCard } from '@claypot/sdk/counter';
import { examples } from '../generated/counter-examples.ts';
import { sample } from '../sample.ts';

/** Returns a member with a voucher that fits and a cash top-up of today. */
export function aMemberCard(fields: Partial<MemberCard> = {}): MemberCard {
  return sample(examples.MemberCard, fields);
}

/** Returns the result of a top-up of RM 500.00 from RM 510.00. */
export function aCashTopUpResult(fields: Partial<CashTopUpResult> = {}): CashTopUpResult {
  return sample(examples.Credited, fields);
}
