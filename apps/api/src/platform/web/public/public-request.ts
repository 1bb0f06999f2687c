import { createSdk, type Sdk } from '@claypot/sdk';
import type { Language } from '../../../shared/text/language.ts';
import { DbUnavailable } from '../../db/db.ts';
import { requestOrigin } from '../../http/origin/request-origin.ts';
import type { CompanyRecord, FindCompany } from '../find-company.ts';
import { pageLanguage } from '../locale.ts';
import type { PageCall } from '../render/page-visitors.ts';

/** Calls operations of the API in process, as an anonymous visitor of a page. */
export type CallAsAnyone = (page: PageCall) => (request: Request) => Promise<Response>;

/** Parts of the server that public pages need. */
export interface PublicSurroundings {
  readonly callAsAnyone: CallAsAnyone;
  readonly findCompany: FindCompany;
  readonly trustedProxies: number;
}

/** A request for a public page of a company. It contains nothing of the visitor. */
export interface PublicRequest {
  readonly company: CompanyRecord;
  readonly companyId: string;
  readonly language: Language;
  /** True if the address names the language, so that it is the same for every visitor. */
  readonly isLanguageNamed: boolean;
  readonly origin: string;
  readonly sdk: Sdk;
}

/** Query parameter of a page in a certain language. */
const LANGUAGE = 'lang';

/** Host of the in-process calls. The page's own host selects the company. */
const BASE_URL = 'http://page.invalid/api';

/**
 * Returns what a page needs to know of its request; null if the host has no company.
 *
 * @param inLanguage language in place of that of the request
 */
export async function readPublicRequest(
  { callAsAnyone, findCompany, trustedProxies }: PublicSurroundings,
  request: Request,
  peer: string | undefined,
  inLanguage: Language | null = null,
): Promise<PublicRequest | null> {
  const named = inLanguage ?? namedLanguage(request);
  const language = named ?? pageLanguage(request.headers);
  const company = await findCompanyOrNull(findCompany, request, language);
  if (company === null || typeof company.id !== 'string') return null;
  const { host, https } = requestOrigin(request, trustedProxies);
  return {
    company,
    companyId: company.id,
    language,
    isLanguageNamed: named !== null,
    origin: `${https ? 'https' : 'http'}://${host}`,
    sdk: createSdk({
      baseUrl: BASE_URL,
      fetch: callAsAnyone({ request, language, peer }),
      language: () => language,
      token: () => null,
    }),
  };
}

/** Returns the remote address that `createServer` passes to the routes. */
export function peerOf(env: unknown): string | undefined {
  const { peer } = (env ?? {}) as { readonly peer?: string };
  return peer;
}

function namedLanguage(request: Request): Language | null {
  const named = new URL(request.url).searchParams.get(LANGUAGE);
  return named === 'en' || named === 'zh_CN' ? named : null;
}

/** Without the database, the routes of the app send the maintenance page. */
async function findCompanyOrNull(
  findCompany: FindCompany,
  request: Request,
  language: Language,
): Promise<CompanyRecord | null> {
  try {
    return await findCompany(request, language);
  } catch (error) {
    if (error instanceof DbUnavailable) return null;
    throw error;
  }
}
