import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { requestOrigin } from './request-origin.ts';
import { liesUnder, subdomainOf } from './tenancy.ts';

/** Version of a company's menu: another revision as soon as anything of it changes. */
export interface MenuVersion {
  /** Id of the company. */
  readonly id: string;
  /** Null if the company has no menu; nothing is cached then. */
  readonly menu_revision: string | null;
}

export interface Company extends MenuVersion {
  readonly id: string;
  readonly subdomain: string;
  readonly company_name: TranslatedText;
  /** The IANA zone in which the company tells every time. */
  readonly time_zone: string;
}

/** How a request's company is found. */
export interface Tenancy {
  db: Db;
  /** The company of a host that names none. */
  defaultCompany: string | null;
  /** Only hosts under it are answered; null answers every host. */
  domain: string | null;
  /** Number of proxies in front whose `X-Forwarded-…` values count. */
  trustedProxies: number;
}

/**
 * The company that a request is about: the one that is named, else its host's, else the default one.
 * @returns null where there is none, or where the host is not one that is answered.
 */
export async function findCompanyOf(
  { db, defaultCompany, domain, trustedProxies }: Tenancy,
  request: Request,
  named: string | null = null,
): Promise<Company | null> {
  const ofHost = companyOfHost({ defaultCompany, domain, trustedProxies }, request);
  if (ofHost === null) return null;
  const subdomain = named ?? ofHost.subdomain;
  if (subdomain === null) return null;
  return db.one<Company>(
    sql`
      select c.id, c.subdomain, c.company_name, c.time_zone, r.revision as menu_revision
      from companies c left join menu_revisions r on r.company_id = c.id
      where c.subdomain = ${subdomain}`,
  );
}

/**
 * The company that a request's host names, without asking the database whether there is one.
 * @returns null if the host is not served at all; `subdomain` is null if it names no company.
 */
export function companyOfHost(
  { defaultCompany, domain, trustedProxies }: Omit<Tenancy, 'db'>,
  request: Request,
): { readonly subdomain: string | null } | null {
  const { host } = requestOrigin(request, trustedProxies);
  if (host === null || (domain !== null && !liesUnder(host, domain))) return null;
  return { subdomain: subdomainOf(host) ?? defaultCompany };
}
