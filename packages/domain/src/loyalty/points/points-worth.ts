import type { Cents } from '@claypot/sdk';
import type { CompanyRecord } from '../../company/record/company.types.ts';

/** Discount that the company gives for points. */
export interface PointsWorth {
  /** Points that the discount costs. */
  readonly cost: number;
  /** Discount on an order, in cents. */
  readonly saving: Cents;
}

/** Returns the company's discount for points; null if it gives none. */
export function pointsWorth(
  company: Pick<CompanyRecord, 'max_discount_point' | 'max_discount_amount'> | null,
): PointsWorth | null {
  if (company === null) return null;
  const { max_discount_amount: saving, max_discount_point: cost } = company;
  return cost > 0 && saving > 0 ? { cost, saving } : null;
}
