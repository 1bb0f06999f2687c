import { createSdk, type Identity, type Sdk } from '@claypot/sdk';
import type { PageVisitor } from '../../contract/page/page-visitor.ts';
import type { Language } from '../../shared/text/language.ts';
import type { Restaurant } from '../restaurant.ts';
import { withCookies } from './with-cookies.ts';

/** A browser: one cookie jar for operations and pages. */
export interface Browser {
  readonly cookies: Map<string, string>;
  /** Token of its requests; null if it is a guest or anonymous. */
  token: string | null;
  readonly sdk: Sdk;
  /** Asks the server for the page cookie. Returns the visitor's id. */
  visit(identity: Identity): Promise<string>;
  /** Returns the visitor of a page request at a company. */
  visitor(company?: string): Promise<PageVisitor | null>;
  /** Returns an SDK that executes operations in process for the visitor of a page request. */
  pageSdk(company?: string): Promise<Sdk>;
  /** Applies the cookies of the response of a page to the jar. */
  open(company?: string): Promise<PageVisitor | null>;
}

type Opened = Pick<Restaurant, 'fetch' | 'pages'>;

export function openBrowser(
  { fetch, pages }: Opened,
  { language = 'en', scheme = 'http' }: { language?: Language; scheme?: 'http' | 'https' } = {},
): Browser {
  const cookies = new Map<string, string>();
  const base = (company: string) => `${scheme}://${company}.localhost:8080`;
  const pageAt = (company: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { request: new Request(`${base(company)}/menu`, { headers: { cookie } }), language };
  };
  const browser: Browser = {
    cookies,
    token: null,
    sdk: createSdk({
      baseUrl: `${base('demo')}/api`,
      fetch: withCookies((request) => fetch(request), cookies),
      language: () => language,
      token: () => browser.token,
    }),
    async visit(identity) {
      return (await browser.sdk.pageVisitor({ body: identity })).visitor_id;
    },
    visitor: (company = 'demo') => pages.findVisitor(pageAt(company)),
    async pageSdk(company = 'demo') {
      const page = pageAt(company);
      return createSdk({
        baseUrl: `${base(company)}/api`,
        fetch: pages.callAs(page, await pages.findVisitor(page)),
        language: () => language,
        token: () => null,
      });
    },
    async open(company = 'demo') {
      const page = pageAt(company);
      const visitor = await pages.findVisitor(page);
      const set = pages.cookiesOf(page, visitor);
      const response = new Response(null, { headers: set.map((each) => ['set-cookie', each]) });
      await withCookies(async () => response, cookies)(page.request);
      return visitor;
    },
  };
  return browser;
}
