import type { Context } from '../../contract/context/context.ts';
import { ApiError } from '../../shared/api-error.ts';
import { guestOwner, memberOwner, type Owner } from './owner.ts';
import { findSessionMember } from './sessions.ts';

type Asking = Pick<Context, 'db' | 'company' | 'now' | 'bearer' | 'noteMember'>;

/** Request fields that identify an owner. */
interface Named {
  readonly customer_id?: string | null;
  readonly guest_id?: string | null;
}

/**
 * Returns the owner that a request refers to. The API contract allows at most one of the two
 * fields, and in most operations requires one. Without either, the bearer's member is the owner.
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
 * Returns the id of the bearer's member.
 *
 * @param named id of the member in the request, if any.
 * @throws ApiError `SESSION_EXPIRED` without a valid token, `NOT_FOUND` if another member is named.
 */
export async function memberOf(context: Asking, named: string | undefined): Promise<string> {
  if (named === undefined) return bearerOf(context);
  await requireMember(context, named);
  return named;
}

/**
 * Returns the owner that a menu request names; null if it names none, even with a token.
 * @throws ApiError see {@link requireMember}.
 */
export async function viewerOf(context: Asking, request: Named): Promise<Owner | null> {
  const isAnonymous = request.customer_id == null && request.guest_id == null;
  return isAnonymous ? null : ownerOf(context, request);
}

/**
 * Checks that the bearer is the member with this id.
 *
 * @throws ApiError `SESSION_EXPIRED` without a valid token, `NOT_FOUND` for another member, to hide
 * if it exists.
 */
export async function requireMember(context: Asking, id: string): Promise<void> {
  const bearer = await bearerOf(context);
  if (bearer === id) return;
  context.noteMember(bearer, 'stranger');
  throw new ApiError('NOT_FOUND');
}

/**
 * Returns the id of the token's member.
 *
 * @throws ApiError `SESSION_EXPIRED` without a valid token.
 */
async function bearerOf({ bearer, company, db, noteMember, now }: Asking): Promise<string> {
  const member = bearer === null ? null : await findSessionMember(db, company.id, bearer, now);
  if (member === null) throw new ApiError('SESSION_EXPIRED');
  noteMember(member);
  return member;
}
