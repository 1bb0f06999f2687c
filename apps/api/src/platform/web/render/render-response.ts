import { escapeScript } from '../../../shared/text/escape.ts';
import type { CompanyRecord } from '../find-company.ts';
import { pageRecord } from '../pages/page-record.ts';
import type { SafeText } from '../pages/safe-text.ts';
import type { PageParts } from '../pages/split-page.ts';
import type { FoundVisitor, PageCall } from './page-visitors.ts';
import type { RenderedPage } from './renderer.ts';
import type { Rendering } from './rendering.ts';
import { streamPage } from './stream-page.ts';
import { isWideWindow } from './window-cookie.ts';
import { within } from './within.ts';

export interface PageToRender extends PageCall {
  readonly company: CompanyRecord;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the filled page around its screen. */
  readonly parts: () => PageParts;
  /** Sanitises a company's HTML. */
  readonly safeText: (html: string) => SafeText;
}

interface Rendered {
  /** Null to send the page without its visitor. */
  readonly response: Response | null;
  /** `Set-Cookie` values of the response. */
  readonly cookies: readonly string[];
}

const NOT_RENDERED: Rendered = { response: null, cookies: [] };

/**
 * Responds with the page rendered for its visitor. A screen that cannot be rendered stays a
 * skeleton.
 *
 * `response` is null if the server is too busy, if the request shows no visitor, or if the visitor
 * is not found in time. The server looks for a visitor only when it has time to render the page.
 */
export async function renderResponse(rendering: Rendering, page: PageToRender): Promise<Rendered> {
  const end = rendering.limit.begin();
  if (end === null) return NOT_RENDERED;
  const deadline = performance.now() + rendering.limit.patience;
  const { cookies, visitor } = await findInTime(rendering, page);
  if (visitor === null) {
    end();
    return { response: null, cookies };
  }
  const { report } = rendering;
  const url = new URL(page.request.url);
  const drawn = rendering
    .renderPage({
      company: pageRecord(page.company),
      language: page.language,
      path: url.pathname + url.search,
      session: visitor.session,
      isWide: isWideWindow(page.request.headers),
      call: visitor.call,
      now: rendering.clock.now().epochMilliseconds,
      patience: Math.max(0, deadline - performance.now()),
      safeText: page.safeText,
      report,
    })
    .then((rendered) => {
      if (rendered !== null) rendering.onRendered?.(rendered);
      return rendered;
    })
    .catch((error: unknown) => {
      report(error);
      return null;
    })
    .finally(end);
  const { head, root, tail } = page.parts();
  const rest = drawn.then((rendered) => (rendered === null ? root : rootOf(rendered)) + tail);
  const headers = { ...page.headers, 'cache-control': 'private, no-store' };
  return { response: streamPage(page.request, { head, rest, headers }), cookies };
}

/** A page without its visitor is better than a late one or none. */
async function findInTime(
  { findVisitor, limit, report }: Rendering,
  { language, peer, request }: PageCall,
): Promise<FoundVisitor> {
  const finding = findVisitor({ language, peer, request }).catch((error: unknown) => {
    report(error);
    return null;
  });
  return (await within(limit.patience, finding)) ?? { visitor: null, cookies: [] };
}

/** Preload tags that React puts before a screen. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

function rootOf({ html, screen, state }: RenderedPage): string {
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  return `${preloads}<div id="root" data-screen="${screen}">${html.slice(preloads.length)}</div>
    <script type="application/json" id="page-state">${escapeScript(state)}</script>`;
}
