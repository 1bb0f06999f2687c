import type { FirstRequest } from '../../machines/query/first-request.ts';
import type { RouteParams } from '../../routes/match-route.ts';
import type { Visitor } from './visitor.ts';

/** A request of the contract as it goes over the line; a GET has no body. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST';
  /** Below the API's base. */
  readonly path: string;
  readonly body?: unknown;
}

/** The page that asks. */
export interface AskingPage {
  readonly companyId: string;
  readonly subdomain: string;
  /** The parameters of its route, and the days of a history, as the address has them: anything. */
  readonly params: RouteParams;
}

/** All ids of the contract: nothing that could lead a path anywhere else. */
const ID = /^[\w-]{1,300}$/;
const NAME = /:(\w+)/g;

/**
 * What a screen asks for first, for one visitor at one page: without what wants an id that is not
 * known, or that is none.
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

/** What the names of first requests stand for: see {@link FirstRequest}. */
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
