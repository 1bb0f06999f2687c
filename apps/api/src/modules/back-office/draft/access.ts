import { hasRank } from '@claypot/sdk/counter';
import type { CounterContext } from '../../../contract/counter/context.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { requirePerson } from '../../staff/index.ts';
import type { Section } from './model/content.ts';
import type { Author } from './store/draft-rows.ts';

/** Sections that only owners change: the company, its branches and its vouchers. */
const OF_OWNERS: readonly Section[] = ['company', 'branches', 'vouchers'];

/**
 * Returns the author of a change.
 * @throws ApiError `FORBIDDEN` if the role of the person does not allow it in the section.
 */
export function requireAuthor(
  context: Pick<CounterContext, 'staff' | 'now'>,
  section: Section | null,
): Author {
  const { id, role } = requirePerson(context);
  if (section !== null && OF_OWNERS.includes(section) && !hasRank(role, 'owner')) {
    throw new ApiError('FORBIDDEN');
  }
  return { staffId: id, now: context.now };
}
