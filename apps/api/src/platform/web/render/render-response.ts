import { escapeScript } from '../../../shared/text/escape.ts';
import type { Language } from '../../../shared/text/language.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { CompanyRecord } from '../find-company.ts';
import { pageRecord } from '../pages/page-record.ts';
import { safeText } from '../pages/safe-text.ts';
import type { PageVisitor } from './page-visitors.ts';
import type { RenderLimit } from './render-limit.ts';
import type { RenderedPage, RenderPage } from './renderer.ts';
import { splitPage } from './split-page.ts';
import { streamPage } from './stream-page.ts';

/** Time that a page waits for its data, in ms. Later data is requested by the browser. */
const PATIENCE = 150;

export interface RenderDeps {
  readonly clock: Clock;
  readonly limit: RenderLimit;
  readonly render: RenderPage;
  readonly report: (error: unknown) => void;
  /** Receives each rendered page, for measurements. */
  readonly onRendered?: ((page: RenderedPage) => void) | undefined;
}

export interface PageToRender {
  readonly company: CompanyRecord;
  readonly language: Language;
  /** Filled page with the skeleton of the screen. */
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly visitor: PageVisitor;
}

/**
 * Responds with the page rendered for a visitor. Returns null if the server is too busy: the caller
 * then sends the skeleton. A screen that cannot be rendered stays a skeleton too.
 */
export function renderResponse(
  { clock, limit, onRendered, render, report }: RenderDeps,
  request: Request,
  { company, headers, html, language, visitor }: PageToRender,
): Response | null {
  const end = limit.begin();
  if (end === null) return null;
  const { head, root, tail } = splitPage(html.replace(SOON, ''));
  const url = new URL(request.url);
  const drawn = render({
    company: pageRecord(company),
    language,
    path: url.pathname + url.search,
    session: visitor.session,
    call: visitor.call,
    now: clock.now().epochMilliseconds,
    patience: PATIENCE,
    safeText,
    report,
  })
    .then((page) => {
      if (page !== null) onRendered?.(page);
      return page;
    })
    .catch((error: unknown) => {
      report(error);
      return null;
    })
    .finally(end);
  const rest = drawn.then((page) => (page === null ? root : rootOf(page)) + tail);
  return streamPage(request, {
    head,
    rest,
    headers: { ...headers, 'cache-control': 'private, no-store' },
  });
}

/** Code that only a page without data needs at first. */
const SOON = /<link rel="modulepreload" data-soon[^>]*>\s*/g;

/** Preload tags that React puts before a screen. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)*/;

function rootOf({ html, screen, state }: RenderedPage): string {
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  return `${preloads}<div id="root" data-screen="${screen}">${html.slice(preloads.length)}</div>
    <script type="application/json" id="page-state">${escapeScript(state)}</script>`;
}
