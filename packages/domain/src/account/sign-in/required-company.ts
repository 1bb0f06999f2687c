import { BusinessError } from '../../machines/base/failure.ts';

/** The company to sign in to; without one nobody can (spec §8). */
export function requiredCompany(id: string | null): string {
  if (id === null) throw new BusinessError('COMPANY_NOT_FOUND');
  return id;
}
