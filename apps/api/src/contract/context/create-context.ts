import type { CourierWithTimeout } from '../../gateways/courier/courier-with-timeout.ts';
import type { Estimates } from '../../gateways/courier/estimates.ts';
import type { Riders } from '../../gateways/courier/riders.ts';
import type { Payments } from '../../gateways/payments/payments.ts';
import type { PlacesWithFallback } from '../../gateways/places/places-with-fallback.ts';
import type { SmsWithRetry } from '../../gateways/sms/sms-with-retry.ts';
import { clientAddress } from '../../platform/http/origin/client-address.ts';
import { findCompanyOf, type Tenancy } from '../../platform/http/origin/companies.ts';
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
import type { Context } from './context.ts';
import type { MenuCache } from './menu-cache.ts';

/** Leads to the asker's own machine and nowhere else. */
const LOCAL = 'localhost';

/** What a context is made from, beside the request. */
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
  memberKey: Uint8Array;
  passwords: Passwords;
}

/** What is known of a request beside what it says. */
export interface Arrival {
  /** The company its body names, which then counts instead of the host's. */
  named?: string | null;
  /** The address at the connection's other end. */
  peer?: string | undefined;
  /** Takes a cookie that goes with the answer. */
  setCookie?: (cookie: string) => void;
  noteMember?: Context['noteMember'];
}

/** Finds out what a request is about: which company, in which language, from where and by whom. */
export async function createContext(
  { clock, defaultCompany, domain, trustedProxies, ...given }: Surroundings,
  request: Request,
  { named = null, peer, setCookie, noteMember = () => undefined }: Arrival = {},
): Promise<Context> {
  const { host, https } = requestOrigin(request, trustedProxies);
  if (host === null) throw invalidRequest('header.Host');
  const tenancy = { db: given.db, defaultCompany, domain, trustedProxies };
  const company = await findCompanyOf(tenancy, request, named);
  if (company === null) throw new ApiError('COMPANY_NOT_FOUND');
  const proofs = readProofs(request.headers.get('cookie'));
  return {
    ...given,
    now: clock.now(),
    company,
    language: negotiateLanguage(request.headers.get('accept-language')),
    bearer: readBearer(request),
    device: {
      proofs,
      name: nameDevice(request.headers.get('user-agent')),
      keep: (proof) => setCookie?.(proofCookie(proof, proofs, { https })),
    },
    noteMember,
    address: clientAddress(request, peer, trustedProxies),
    site: liesUnder(host, domain ?? LOCAL) ? new URL(`http://${host}`).hostname : null,
    origin: `${https ? 'https' : 'http'}://${host}`,
  };
}

/** A header that is not in the form of a token counts as a token nobody has. */
function readBearer(request: Request): string | null {
  return /^bearer (.*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]?.trim() ?? null;
}
