import type { Context } from '../../contract/context/context.ts';
import type { PageCaller } from '../../contract/page/page-visitor.ts';
import { ApiError } from '../../shared/api-error.ts';
import { guestOwner, memberOwner, type Owner } from './owner.ts';
import { findSessionMember } from './sessions.ts';

type Asking = Pick<Context, 'db' | 'company' | 'now' | 'bearer' | 'noteMember' | 'page'>;

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
  return context.page === null
    ? guestOwner(request.guest_id)
    : pageGuest(context.page, request.guest_id);
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
 * Returns the guest for whom a page is rendered. Pages do not know guest ids, so only the visitor's
 * id is accepted in place of one. @throws ApiError `NOT_FOUND` for every other id.
 */
function pageGuest({ visitor }: PageCaller, id: string): Owner {
  const isOwn = visitor !== null && visitor.guestHash !== null && visitor.visitorId === id;
  if (!isOwn) throw new ApiError('NOT_FOUND');
  return { guestHash: visitor.guestHash, customerId: null };
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
 * Returns the id of the token's member, or of the member for whom a page is rendered.
 *
 * @throws ApiError `SESSION_EXPIRED` without a valid token.
 */
async function bearerOf({ bearer, company, db, noteMember, now, page }: Asking): Promise<string> {
  const member =
    bearer === null
      ? (page?.visitor?.customerId ?? null)
      : await findSessionMember(db, company.id, bearer, now);
  if (member === null) throw new ApiError('SESSION_EXPIRED');
  noteMember(member);
  return member;
}
