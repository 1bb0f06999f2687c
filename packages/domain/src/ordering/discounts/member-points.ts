import type { Member } from '../../account/session/member.ts';
import type { CompanyRecord } from '../../company/record/company.types.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';

/** The member's points with what the company takes for them; null for a guest. */
export function memberPoints(
  member: Member | null,
  company: Pick<CompanyRecord, 'max_discount_point' | 'max_discount_amount'> | null,
): OrderDraft['points'] {
  if (member === null || company === null) return null;
  const { max_discount_amount, max_discount_point } = company;
  return { balance: member.point, max_discount_point, max_discount_amount };
}
