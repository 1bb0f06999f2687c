import { type CompanyRecord, type FamilyDayView, familyDay } from '@claypot/domain/company';
import { useIsHydrating } from '../../../hooks/loading/use-is-hydrating.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';

/**
 * The company's family day as it stands now: it begins and ends while the screen is open. Null for a
 * company without one, and while a page is drawn that was drawn ahead of its day.
 */
export function useFamilyDay(
  company: Pick<CompanyRecord, 'family_day'> | null,
): FamilyDayView | null {
  const now = useBranchNow();
  const isHydrating = useIsHydrating();
  return isHydrating || company === null ? null : familyDay(company, now);
}
