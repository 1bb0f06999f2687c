import type { CounterContext, StaffPerson } from '../../../contract/counter/context.ts';
import { ApiError } from '../../../shared/api-error.ts';

/** Returns the signed-in person. @throws ApiError `SESSION_EXPIRED` without one. */
export function requirePerson({ staff }: Pick<CounterContext, 'staff'>): StaffPerson {
  if (staff.person === null) throw new ApiError('SESSION_EXPIRED');
  return staff.person;
}
