import { type CompanyRecord, type FamilyDayView, familyDay } from '@claypot/domain/company';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';

/**
 * Returns the company's family day, updated as it begins and ends. Returns null if the company has
 * none, and during hydration, because the page may have been prerendered on another day.
 */
export function useFamilyDay(
  company: Pick<CompanyRecord, 'family_day'> | null,
): FamilyDayView | null {
  const now = useBranchNow();
  const isHydrating = useIsHydrating();
  return isHydrating || company === null ? null : familyDay(company, now);
}
