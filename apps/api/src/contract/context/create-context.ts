import type { CourierWithTimeout } from '../../gateways/courier/courier-with-timeout.ts';
import type { Estimates } from '../../gateways/courier/estimates.ts';
import type { Riders } from '../../gateways/courier/riders.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import type { PlacesWithFallback } from '../../gateways/places/places-with-fallback.ts';
import type { SmsWithRetry } from '../../gateways/sms/sms-with-retry.ts';
import { clientAddress } from '../../platform/http/origin/client-address.ts';
import { type Company, findCompanyOf, type Tenancy } from '../../platform/http/origin/companies.ts';
import { requestOrigin } from '../../platform/http/origin/request-origin.ts';
import { liesUnder } from '../../platform/http/origin/tenancy.ts';
import type { MapProvider } from '../../platform/http/security-headers.ts';
import { ApiError, invalidRequest } from '../../shared/api-error.ts';
import type { Passwords } from '../../shared/passwords.ts';
import type { RandomSource } from '../../shared/random.ts';
import { negotiateLanguage } from '../../shared/text/language.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { nameDevice } from '../device/device-name.ts';
import { proofCookie, readProofs } from '../device/device-proofs.ts';
import { deletePageCookies, pageCookies, readPageTicket } from '../page/page-cookies.ts';
import type { PageCaller, PageIdentity } from '../page/page-visitor.ts';
import type { Context } from './context.ts';
import type { MenuCache } from './menu-cache.ts';

/** Trusted as a site name, because it only leads to the client's own machine. */
const LOCAL = 'localhost';

/** Dependencies from which every context is created. */
export interface Surroundings extends Tenancy {
  clock: Clock;
  random: RandomSource;
  payments: Payments;
  courier: CourierWithTimeout;
  estimates: Estimates;
  riders: Riders;
  sms: SmsWithRetry;
  places: PlacesWithFallback;
  menuCache: MenuCache;
  rateLimitFactor: number;
  mapProvider: MapProvider;
  errorReportRate: number;
  hasSimulator: boolean;
  memberKey: Uint8Array;
  passwords: Passwords;
}

/** Transport data of a request and hooks into its response. */
export interface Arrival {
  /** Subdomain named in the body; overrides the company of the host. */
  companyName?: string | null;
  /** Company of the host if a page request has found it before; null if there is none. */
  company?: Company | null;
  /** Remote address of the connection. */
  peer?: string | undefined;
  /** Adds a cookie to the response. */
  setCookie?: (cookie: string) => void;
  noteMember?: Context['noteMember'];
  /** Set only by page rendering, which calls operations in process. */
  page?: PageCaller;
}

/**
 * Creates the context of a request: company, language, client address and bearer token.
 * @throws ApiError `INVALID_REQUEST` if the host is invalid, `COMPANY_NOT_FOUND` if the host is not
 * served or the company does not exist.
 */
export async function createContext(
  { clock, defaultCompany, domain, trustedProxies, ...options }: Surroundings,
  request: Request,
  arrival: Arrival = {},
): Promise<Context> {
  const { companyName: named = null, page, peer, setCookie } = arrival;
  const { company: found, noteMember = () => undefined } = arrival;
  const { host, https } = requestOrigin(request, trustedProxies);
  if (host === null) throw invalidRequest('header.Host');
  const tenancy = { db: options.db, defaultCompany, domain, trustedProxies };
  const isFound = found !== undefined && named === null;
  const company = isFound ? found : await findCompanyOf(tenancy, request, named);
  const now = clock.now();
  if (company === null || isOver(company, now)) throw new ApiError('COMPANY_NOT_FOUND');
  const proofs = readProofs(request.headers.get('cookie'));
  return {
    ...options,
    now,
    company: { ...company, menu_at: now },
    language: negotiateLanguage(request.headers.get('accept-language')),
    bearer: page === undefined ? readBearer(request) : null,
    page: page === undefined ? null : { visitor: ofCompany(page.visitor, company.id) },
    device: {
      proofs,
      name: nameDevice(request.headers.get('user-agent')),
      storeProof: (proof) => setCookie?.(proofCookie(proof, proofs, { https })),
    },
    pageCookie: {
      token:
        page === undefined
          ? (readPageTicket(request.headers.get('cookie'), { https })?.token ?? null)
          : null,
      set: (visitor) => {
        const cookies =
          visitor === null ? deletePageCookies({ https }) : pageCookies(visitor, { https });
        for (const cookie of cookies) setCookie?.(cookie);
      },
    },
    noteMember,
    address: clientAddress(request, peer, trustedProxies),
    site: liesUnder(host, domain ?? LOCAL) ? new URL(`http://${host}`).hostname : null,
    origin: `${https ? 'https' : 'http'}://${host}`,
  };
}

/** Returns true for a preview after its end. */
function isOver({ preview_until: end }: Company, now: Temporal.Instant): boolean {
  return end !== null && Temporal.Instant.compare(end, now) <= 0;
}

/** A visitor of one company is anonymous at every other. */
function ofCompany(visitor: PageIdentity | null, companyId: string): PageIdentity | null {
  return visitor?.companyId === companyId ? visitor : null;
}

/** Returns the bearer token; null without the header or if it has another scheme. */
function readBearer(request: Request): string | null {
  return /^bearer (.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim() ?? null;
}
