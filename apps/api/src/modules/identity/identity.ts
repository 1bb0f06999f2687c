import type { Context } from '../../contract/context/context.ts';
import { ApiError } from '../../shared/api-error.ts';
import { guestOwner, memberOwner, type Owner } from './owner.ts';
import { findSessionMember } from './sessions.ts';

type Asking = Pick<Context, 'db' | 'company' | 'now' | 'bearer' | 'noteMember'>;

/** The two fields that name an owner in a request. */
interface Named {
  readonly customer_id?: string | null;
  readonly guest_id?: string | null;
}

/**
 * The owner of the things a request is about. The contract lets at most one of the two fields be
 * set, and in most operations exactly one. Without either the bearer's member is the owner.
 *
 * @throws ApiError see {@link requireMember}.
 */
export async function ownerOf(context: Asking, request: Named): Promise<Owner> {
  if (request.customer_id != null) {
    await requireMember(context, request.customer_id);
    return memberOwner(request.customer_id);
  }
  if (request.guest_id == null) return memberOwner(await bearerOf(context));
  return guestOwner(request.guest_id);
}

/**
 * The bearer's member.
 *
 * @param named the member the request names as well, if it names one.
 * @throws ApiError `SESSION_EXPIRED` without a token that counts, `NOT_FOUND` if another is named.
 */
export async function memberOf(context: Asking, named: string | undefined): Promise<string> {
  if (named === undefined) return bearerOf(context);
  await requireMember(context, named);
  return named;
}

/** Who looks at the menu, if anyone is named. */
export async function viewerOf(context: Asking, request: Named): Promise<Owner | null> {
  const nobody = request.customer_id == null && request.guest_id == null;
  return nobody ? null : ownerOf(context, request);
}

/**
 * Sees to it that the bearer is the member who is named.
 *
 * @throws ApiError `SESSION_EXPIRED` without a token that counts, `NOT_FOUND` with somebody else's:
 * another member is as if they were not there.
 */
export async function requireMember(context: Asking, id: string): Promise<void> {
  const bearer = await bearerOf(context);
  if (bearer === id) return;
  context.noteMember(bearer, 'stranger');
  throw new ApiError('NOT_FOUND');
}

/**
 * The member who asks, by their token alone.
 *
 * @throws ApiError `SESSION_EXPIRED` without a token that counts.
 */
async function bearerOf({ bearer, company, db, noteMember, now }: Asking): Promise<string> {
  const member = bearer === null ? null : await findSessionMember(db, company.id, bearer, now);
  if (member === null) throw new ApiError('SESSION_EXPIRED');
  noteMember(member);
  return member;
}
