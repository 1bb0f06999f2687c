import { BusinessError } from '../../machines/base/failure.ts';

/**
 * Returns the company's id. Throws `COMPANY_NOT_FOUND` if it is null: sign-in requires a company
 * (spec §8).
 */
export function requiredCompany(id: string | null): string {
  if (id === null) throw new BusinessError('COMPANY_NOT_FOUND');
  return id;
}
