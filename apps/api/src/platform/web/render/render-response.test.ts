import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FindPageVisitor, PageVisitor } from './page-visitors.ts';
import { createRenderLimit, NO_RENDER_LIMIT, type RenderLimit } from './render-limit.ts';
import { renderResponse } from './render-response.ts';
import type { RenderPage } from './renderer.ts';

const SKELETON = '<div id="root"><p>loading</p></div>';
const PARTS = { head: '<head></head>', root: SKELETON, tail: '<!--/root--></body>' };
const NOW = Temporal.Instant.from('2026-11-29T04:00:00Z');
const DELETED = 'claypot_page=; Max-Age=0';

const call = vi.fn<PageVisitor['call']>();
const found = { visitor: { session: { identity: 'guest' }, call }, cookies: [] };
const findGuest: FindPageVisitor = async () => found;

interface Responding {
  readonly headers?: Readonly<Record<string, string>>;
  /** Delay of the event loop. */
  readonly delay?: number;
  readonly findVisitor?: FindPageVisitor;
  readonly limit?: RenderLimit;
}

function begin({
  headers = {},
  delay = 0,
  findVisitor = findGuest,
  limit = createRenderLimit(() => delay),
}: Responding = {}) {
  const report = vi.fn<(error: unknown) => void>();
  const respond = (renderPage: RenderPage) =>
    renderResponse(
      {
        canRender: () => true,
        clock: { now: () => NOW },
        findVisitor,
        limit,
        renderPage,
        report,
      },
      {
        request: new Request('http://demo.localhost/menu?x=1', { headers }),
        language: 'en',
        company: { company_name: 'Claypot', company_tnc: 'long' },
        headers: { 'content-type': 'text/html' },
        parts: () => PARTS,
        safeText: (html) => ({ html, sections: 0 }),
      },
    );
  return { limit, report, respond };
}

const respond = async (render: RenderPage, responding: Responding = {}) => {
  const { report, respond } = begin(responding);
  return { report, ...(await respond(render)) };
};

afterEach(() => vi.useRealTimers());

const rendered = {
  html: '<link rel="preload" as="image" href="/a.avif"/><main>Menu</main>',
  screen: 'menu',
  state: { name: '</script><b>' },
  draws: 2,
};

describe('renderResponse', () => {
  test('sends the screen with its state, for this visitor only', async () => {
    const render = vi.fn<RenderPage>().mockResolvedValue(rendered);
    const { response } = await respond(render);
    const text = await response?.text();
    expect(text).toBe(
      '<head></head><link rel="preload" as="image" href="/a.avif"/>' +
        '<div id="root" data-screen="menu"><main>Menu</main></div>\n    ' +
        '<script type="application/json" id="page-state">' +
        '{"name":"\\u003c/script\\u003e\\u003cb\\u003e"}</script><!--/root--></body>',
    );
    expect(response?.headers.get('cache-control')).toBe('private, no-store');
    expect(response?.headers.get('etag')).toBeNull();
    expect(render).toHaveBeenCalledWith(
      expect.objectContaining({
        company: { company_name: 'Claypot' },
        path: '/menu?x=1',
        session: { identity: 'guest' },
        isWide: false,
        call,
        now: NOW.epochMilliseconds,
      }),
    );
  });

  test.each([
    ['claypot_lang=en; claypot_window=wide', true],
    ['claypot_window=wider', false],
  ])('renders for the window in the cookie %j', async (cookie, isWide) => {
    const render = vi.fn<RenderPage>().mockResolvedValue(rendered);
    await respond(render, { headers: { cookie } });
    expect(render).toHaveBeenCalledWith(expect.objectContaining({ isWide }));
  });

  test('sends the head before the screen is rendered', async () => {
    const render: RenderPage = () => new Promise(() => undefined);
    const { response } = await respond(render);
    const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: '<head></head>' });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses the page with %s', async (encoding, unpack) => {
    const { response } = await respond(async () => rendered, {
      headers: { 'accept-encoding': encoding },
    });
    expect(response?.headers.get('content-encoding')).toBe(encoding);
    const bytes = await response?.arrayBuffer();
    expect(unpack(new Uint8Array(bytes ?? [])).toString()).toContain('<main>Menu</main>');
  });

  test('sends the skeleton when only the browser can decide', async () => {
    const { report, response } = await respond(async () => null);
    expect(await response?.text()).toBe(`<head></head>${SKELETON}<!--/root--></body>`);
    expect(report).not.toHaveBeenCalled();
  });

  test('sends the skeleton and reports the error when the screen throws', async () => {
    const error = new Error('The screen failed');
    const { report, response } = await respond(() => Promise.reject(error));
    expect(await response?.text()).toContain(SKELETON);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('looks for no visitor when the server is busy', async () => {
    const render = vi.fn<RenderPage>();
    const findVisitor = vi.fn<FindPageVisitor>(findGuest);
    const { response } = await respond(render, { delay: 1000, findVisitor });
    expect(response).toBeNull();
    expect(findVisitor).not.toHaveBeenCalled();
    expect(render).not.toHaveBeenCalled();
  });

  test('returns no response and the cookies when the request shows no visitor', async () => {
    const render = vi.fn<RenderPage>();
    const findVisitor: FindPageVisitor = async () => ({ visitor: null, cookies: [DELETED] });
    const { cookies, response } = await respond(render, { findVisitor });
    expect([cookies, response]).toEqual([[DELETED], null]);
    expect(render).not.toHaveBeenCalled();
  });

  test('returns no response and reports the error when the visitor cannot be read', async () => {
    const error = new Error('The database is lost');
    const { report, response } = await respond(vi.fn<RenderPage>(), {
      findVisitor: () => Promise.reject(error),
    });
    expect(response).toBeNull();
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('returns no response when the visitor is not found within 150 ms', async () => {
    vi.useFakeTimers();
    const render = vi.fn<RenderPage>();
    const responding = respond(render, { findVisitor: () => new Promise(() => undefined) });
    await vi.advanceTimersByTimeAsync(150);
    expect((await responding).response).toBeNull();
    expect(render).not.toHaveBeenCalled();
  });

  test('waits for the visitor and the data without a limit', async () => {
    vi.useFakeTimers();
    const render = vi.fn<RenderPage>().mockResolvedValue(rendered);
    const late = new Promise<typeof found>((resolve) => setTimeout(resolve, 20_000, found));
    const { respond } = begin({ findVisitor: () => late, limit: NO_RENDER_LIMIT });
    const responding = respond(render);
    await vi.advanceTimersByTimeAsync(20_000);
    expect((await responding).response).not.toBeNull();
    expect(render).toHaveBeenCalledWith(expect.objectContaining({ patience: 40_000 }));
  });

  test('the time for the visitor is part of the time for the data', async () => {
    vi.useFakeTimers();
    const render = vi.fn<RenderPage>().mockResolvedValue(rendered);
    const late = new Promise<typeof found>((resolve) => setTimeout(resolve, 100, found));
    const responding = respond(render, { findVisitor: () => late });
    await vi.advanceTimersByTimeAsync(100);
    await responding;
    expect(render).toHaveBeenCalledWith(expect.objectContaining({ patience: 50 }));
  });

  test.each([
    ['without a visitor', async () => ({ visitor: null, cookies: [] }), async () => rendered],
    ['with a page', findGuest, async () => rendered],
    ['with a failed screen', findGuest, () => Promise.reject(new Error('The screen failed'))],
  ] satisfies [string, FindPageVisitor, RenderPage][])(
    '%s ends its part of the limit',
    async (_, findVisitor, render) => {
      const { limit, respond } = begin({ findVisitor });
      for (let count = 0; count < 20; count += 1) await (await respond(render)).response?.text();
      expect(limit.begin()).not.toBeNull();
    },
  );
});
