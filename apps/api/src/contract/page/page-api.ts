import { Hono } from 'hono';
import type { RateLimiter } from '../../platform/http/limits/rate-limiter.ts';
import { requestOrigin } from '../../platform/http/origin/request-origin.ts';
import type { Language } from '../../shared/text/language.ts';
import { type ApiOptions, createReadRoutes } from '../api-routes.ts';
import { type Arrival, createContext } from '../context/create-context.ts';
import type { FindPageCompany } from './page-companies.ts';
import { deletePageCookies, hasPageCookies, readPageTicket } from './page-cookies.ts';
import type { PageIdentity, PageVisitor } from './page-visitor.ts';

export interface PageApiOptions extends Omit<ApiOptions, 'rateLimiter'> {
  /**
   * Rate limits of page rendering, separate from those of the operations, so that pages never
   * consume what the visitor's app may request. Null disables them.
   */
  pageRateLimiter: RateLimiter | null;
  findPageCompany: FindPageCompany;
  /** Returns the unexpired visitor of a page cookie at the company; null if there is none. */
  findPageVisitor: (
    db: ApiOptions['db'],
    companyId: string,
    token: string,
    now: Temporal.Instant,
  ) => Promise<PageIdentity | null>;
}

/** A request for a page. */
interface PageRequest {
  readonly request: Request;
  readonly language: Language;
  /** Remote address of the connection. */
  readonly peer?: string | undefined;
}

/** What page rendering needs from the operations. */
export interface PageApi {
  /**
   * Returns the visitor of a page request; null if there is none, or if the app has deleted the
   * visitor's id because the customer signed out or changed. @throws ApiError see `createContext`.
   */
  findVisitor(page: PageRequest): Promise<PageVisitor | null>;
  /**
   * Returns the `Set-Cookie` values of the page's response: without a visitor, they delete the
   * cookies that the request has.
   */
  cookiesOf(page: Pick<PageRequest, 'request'>, visitor: PageVisitor | null): readonly string[];
  /**
   * Returns a fetch function that executes operations in process for the visitor. It offers only
   * operations without side effects. Host and address are those of the page request; the function
   * ignores credentials of its own requests.
   */
  callAs(page: PageRequest, visitor: PageVisitor | null): (request: Request) => Promise<Response>;
}

/** Headers from which the server derives host, scheme and client address. */
const ORIGIN_HEADERS = ['host', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'];
/** Headers of a request for an operation that reach it. */
const OWN_HEADERS = ['accept-language', 'content-type'];

/** Creates access to the operations for page rendering. No route of the server leads to it. */
export function createPageApi({
  findPageCompany,
  pageRateLimiter,
  ...options
}: PageApiOptions): PageApi {
  const routes = new Hono().route(
    '/api',
    createReadRoutes({ ...options, rateLimiter: pageRateLimiter }),
  );
  const siteOf = (request: Request) => requestOrigin(request, options.trustedProxies);

  return {
    async findVisitor({ request, language, peer }) {
      const ticket = readPageTicket(request.headers.get('cookie'), siteOf(request));
      if (ticket === null || ticket.visitorId === null) return null;
      const company = await findPageCompany(request);
      const context = { ...(await createContext(options, request, { company, peer })), language };
      const found = await options.findPageVisitor(
        context.db,
        context.company.id,
        ticket.token,
        context.now,
      );
      if (found === null || found.visitorId !== ticket.visitorId) return null;
      const { customerId, visitorId } = found;
      if (customerId === null) {
        return { ...found, identity: 'guest', guestId: visitorId, user: null };
      }
      const user = await options.handlers.customer(
        { ...context, page: { visitor: found } },
        { path: { id: customerId }, headers: {}, body: undefined },
      );
      return { ...found, identity: 'member', guestId: null, user };
    },
    cookiesOf({ request }, visitor) {
      const site = siteOf(request);
      const hasCookies = hasPageCookies(request.headers.get('cookie'), site);
      return visitor === null && hasCookies ? deletePageCookies(site) : [];
    },
    callAs(page, visitor) {
      return async (request) => {
        const company = await findPageCompany(page.request);
        const env: Arrival = { company, page: { visitor }, peer: page.peer };
        return routes.fetch(await toOwnRequest(page.request, request), env);
      };
    },
  };
}

/** Returns the request with the host of the page and without credentials. */
async function toOwnRequest(page: Request, request: Request): Promise<Request> {
  const { pathname, search } = new URL(request.url);
  const headers = new Headers();
  const copy = (from: Headers, names: readonly string[]) => {
    for (const name of names) {
      const value = from.get(name);
      if (value !== null) headers.set(name, value);
    }
  };
  copy(page.headers, ORIGIN_HEADERS);
  copy(request.headers, OWN_HEADERS);
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(`${pathname}${search}`, page.url), {
    method: request.method,
    headers,
    ...(hasBody && { body: await request.arrayBuffer() }),
    signal: request.signal,
  });
}
