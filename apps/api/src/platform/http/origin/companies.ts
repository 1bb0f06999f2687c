import type { TranslatedText } from '../../../shared/text/translated-text.ts';
import type { Db } from '../../db/db.ts';
import { sql } from '../../db/sql.ts';
import { requestOrigin } from './request-origin.ts';
import { liesUnder, subdomainOf } from './tenancy.ts';

/** Version of a company's menu; every change creates a new revision. */
export interface MenuVersion {
  /** Id of the company. */
  readonly id: string;
  /** Null if the company has no menu; nothing is cached then. */
  readonly menu_revision: string | null;
}

/** The menu of a company at a moment. Marks as sold out that have ended by then do not apply. */
export interface MenuAt extends MenuVersion {
  readonly menu_at: Temporal.Instant;
}

export interface Company extends MenuVersion {
  readonly id: string;
  readonly subdomain: string;
  readonly company_name: TranslatedText;
  /** IANA time zone of all times the company shows. */
  readonly time_zone: string;
  /** End of a preview, which shows the draft of another company; null for a real company. */
  readonly preview_until: Temporal.Instant | null;
}

/**
 * Subdomain of the company for hosts that name none. A function if the company may be created while
 * the server runs.
 */
type DefaultCompany = string | null | (() => Promise<string | null>);

/** Settings that determine the company of a request. */
export interface Tenancy {
  db: Db;
  defaultCompany: DefaultCompany;
  /** Domain of the companies' hosts. Other hosts are rejected; null accepts every host. */
  domain: string | null;
  /** Number of proxies in front of the server, which set trusted `X-Forwarded-…` headers. */
  trustedProxies: number;
}

/**
 * Finds the company of a request: the named one, else that of the host, else the default one.
 * @returns null if there is no such company or the host is not served.
 */
export async function findCompanyOf(
  { db, defaultCompany, domain, trustedProxies }: Tenancy,
  request: Request,
  named: string | null = null,
): Promise<Company | null> {
  const ofHost = await companyOfHost({ defaultCompany, domain, trustedProxies }, request);
  if (ofHost === null) return null;
  const subdomain = named ?? ofHost.subdomain;
  if (subdomain === null) return null;
  return db.one<Company>(
    sql`
      select c.id, c.subdomain, c.company_name, c.time_zone, p.until as preview_until,
        r.revision as menu_revision
      from companies c left join menu_revisions r on r.company_id = c.id
      left join previews p on p.company_id = c.id
      where c.subdomain = ${subdomain}`,
  );
}

/**
 * Returns the subdomain of a request's host. It needs no database query, except for a default
 * company that does not exist yet.
 * @returns null if the host is not served; `subdomain` is null if it names no company.
 */
export async function companyOfHost(
  { defaultCompany, domain, trustedProxies }: Omit<Tenancy, 'db'>,
  request: Request,
): Promise<{ readonly subdomain: string | null } | null> {
  const { host } = requestOrigin(request, trustedProxies);
  if (host === null || (domain !== null && !liesUnder(host, domain))) return null;
  const named = subdomainOf(host);
  if (named !== null) return { subdomain: named };
  return {
    subdomain: typeof defaultCompany === 'function' ? await defaultCompany() : defaultCompany,
  };
}
