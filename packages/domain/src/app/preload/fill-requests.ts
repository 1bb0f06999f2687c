import type { FirstRequest } from '../../machines/query/first-request.ts';
import type { RouteParams } from '../../routes/match-route.ts';
import type { Visitor } from './visitor.ts';

/** Request to the API; a GET has no body. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Path below the base of the API. */
  readonly path: string;
  readonly body?: unknown;
}

/** The page that sends the requests. */
export interface AskingPage {
  readonly companyId: string;
  readonly subdomain: string;
  /** Route parameters and the days of a history, from the URL and not validated. */
  readonly params: RouteParams;
}

/** Matches all ids of the contract. Rejects characters that could change the path. */
const ID = /^[\w-]{1,300}$/;
const NAME = /:(\w+)/g;

/**
 * Returns the first requests of a screen for one page and visitor. Omits requests that need an
 * unknown or invalid id or a branch that is not selected, and members-only requests of guests.
 */
export function fillRequests(
  requests: readonly FirstRequest[],
  page: AskingPage,
  visitor: Visitor,
): readonly ApiRequest[] {
  const known = cachedAt(page, visitor);
  const isWanted = ({ atBranch, membersOnly, path }: FirstRequest) =>
    !(atBranch && visitor.branchId === null) &&
    !(membersOnly && visitor.owner.customer_id === null) &&
    [...path.matchAll(NAME)].every(([, name = '']) => ID.test(known.get(name) ?? ''));

  return requests.filter(isWanted).map(({ body, method, path }) => ({
    method,
    path: path.replace(NAME, (_, name: string) => known.get(name) ?? ''),
    ...(body !== undefined && { body: fillFields(body, known) }),
  }));
}

/** Returns the values of placeholders in first requests, see {@link FirstRequest}. */
export function cachedAt(
  { companyId, params, subdomain }: AskingPage,
  { branchId, owner, place }: Visitor,
): ReadonlyMap<string, string | null> {
  return new Map<string, string | null>([
    ...Object.entries(params),
    ['company', companyId],
    ['subdomain', subdomain],
    ['branch', branchId],
    ['customer', owner.customer_id],
    ['guest', owner.guest_id],
    ['latitude', place?.latitude ?? null],
    ['longitude', place?.longitude ?? null],
  ]);
}

function fillFields(
  body: NonNullable<FirstRequest['body']>,
  known: ReadonlyMap<string, string | null>,
): NonNullable<FirstRequest['body']> {
  const fields = Object.entries(body).map(([field, value]) =>
    typeof value === 'string' && value.startsWith(':')
      ? [field, known.get(value.slice(1)) ?? null]
      : [field, value],
  );
  return Object.fromEntries(fields);
}
