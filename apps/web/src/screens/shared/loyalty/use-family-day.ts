import { type CompanyRecord, type FamilyDayView, familyDay } from '@claypot/domain/company';
import { useIsPrerendered } from '../../../hooks/loading/use-is-prerendered.ts';
import { useBranchNow } from '../../../hooks/time/use-branch-now.ts';

/**
 * Returns the company's family day, updated as it begins and ends. Returns null if the company has
 * none, and in a prerendered page, which may be of another day.
 */
export function useFamilyDay(
  company: Pick<CompanyRecord, 'family_day'> | null,
): FamilyDayView | null {
  const now = useBranchNow();
  const isPrerendered = useIsPrerendered();
  return isPrerendered || company === null ? null : familyDay(company, now);
}
