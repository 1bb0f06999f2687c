import type { CounterContext } from '../../../../contract/counter/context.ts';
import { consume, type Limit, returnHits } from '../../../../platform/db/rate-limits.ts';
import { tooManyRequests } from '../../../../platform/http/limits/too-many-requests.ts';
import type { Member } from '../../../loyalty/index.ts';
import { requirePerson } from '../../../staff/index.ts';

/** Maximum look-ups of a person in an hour. */
const MOST_LOOK_UPS = 120;
/** Maximum look-ups of a person in an hour that find no member. */
export const MOST_MISSES = 20;

/**
 * Looks a member up. Each person has a limit, so that staff cannot list the members of a company.
 * Numbers that belong to no member have a lower limit, because guessing finds mostly such numbers.
 * @throws ApiError `TOO_MANY_REQUESTS`.
 */
export async function requireLookUp(
  context: CounterContext,
  find: () => Promise<Member | null>,
): Promise<Member | null> {
  const { db, company, memberKey, now } = context;
  const person = `${company.id} ${requirePerson(context).id}`;
  const window = { hours: 1 };
  const misses: Limit = { key: `member misses of ${person}`, most: MOST_MISSES, window };
  const all: Limit = { key: `member look-ups of ${person}`, most: MOST_LOOK_UPS, window };
  const retryAt = await db.transaction((tx) => consume(tx, memberKey, [misses, all], now));
  if (retryAt !== null) throw tooManyRequests(retryAt);
  const member = await find();
  if (member !== null) await returnHits(db, memberKey, [misses]);
  return member;
}
