import type { Db } from '../db/db.ts';
import type { PatientCourier } from '../gateways/courier/patient-courier.ts';
import type { Payments } from '../gateways/payments/payments.ts';
import { findCompany } from './companies.ts';
import type { Clock, Context, RandomSource } from './context.ts';
import { negotiateLanguage } from './language.ts';
import { invalidRequest, Refusal } from './refusal.ts';
import { requestOrigin } from './request-origin.ts';
import { subdomainOf } from './tenancy.ts';

/** What a context is made from, beside the request. */
export interface Surroundings {
  db: Db;
  clock: Clock;
  random: RandomSource;
  payments: Payments;
  courier: PatientCourier;
  /** The company of a host that names none. */
  defaultCompany: string | null;
  /** Believe `X-Forwarded-…`; only behind a proxy that sets them. */
  trustProxy: boolean;
}

/**
 * Finds out what a request is about: which company, in which language, from where.
 * @param named the company the request itself names, which then counts instead of the host's.
 */
export async function createContext(
  { db, clock, random, payments, courier, defaultCompany, trustProxy }: Surroundings,
  request: Request,
  named: string | null = null,
): Promise<Context> {
  const { host, https } = requestOrigin(request, trustProxy);
  if (host === null) throw invalidRequest('header.Host');
  const subdomain = named ?? subdomainOf(host) ?? defaultCompany;
  const company = subdomain === null ? null : await findCompany(db, subdomain);
  if (company === null) throw new Refusal('COMPANY_NOT_FOUND');
  return {
    db,
    now: clock.now(),
    company,
    language: negotiateLanguage(request.headers.get('accept-language')),
    random,
    payments,
    courier,
    origin: `${https ? 'https' : 'http'}://${host}`,
  };
}
