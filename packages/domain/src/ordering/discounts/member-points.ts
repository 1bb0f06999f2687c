import type { Member } from '../../account/session/member.ts';
import type { CompanyRecord } from '../../company/record/company.types.ts';
import type { OrderDraft } from '../order-draft/order-draft.ts';

/**
 * Returns the member's points with the company's rate; null for guests and until the company is
 * loaded.
 */
export function memberPoints(
  member: Member | null,
  company: Pick<CompanyRecord, 'max_discount_point' | 'max_discount_amount'> | null,
): OrderDraft['points'] {
  if (member === null || company === null) return null;
  const { max_discount_amount, max_discount_point } = company;
  return { balance: member.point, max_discount_point, max_discount_amount };
}
