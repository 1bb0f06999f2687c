import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { createRenderLimit } from './render-limit.ts';
import { type PageToRender, renderResponse } from './render-response.ts';
import type { RenderPage } from './renderer.ts';

const SKELETON = '<div id="root"><p>loading</p></div>';
const PAGE = `<head><link rel="modulepreload" data-soon href="/sdk.js"></head>${SKELETON}<!--/root--></body>`;
const NOW = Temporal.Instant.from('2026-11-29T04:00:00Z');

function respond(render: RenderPage, headers: Readonly<Record<string, string>> = {}, delay = 0) {
  const report = vi.fn<(error: unknown) => void>();
  const call = vi.fn<PageToRender['visitor']['call']>();
  const deps = { clock: { now: () => NOW }, limit: createRenderLimit(() => delay), render, report };
  const response = renderResponse(
    deps,
    new Request('http://demo.localhost/menu?x=1', { headers }),
    {
      company: { company_name: 'Claypot', company_tnc: 'long' },
      language: 'en',
      html: PAGE,
      headers: { 'content-type': 'text/html' },
      visitor: { session: { identity: 'guest' }, call },
    },
  );
  return { call, report, response };
}

const rendered = {
  html: '<link rel="preload" as="image" href="/a.avif"/><main>Menu</main>',
  screen: 'menu',
  state: { name: '</script><b>' },
  draws: 2,
};

describe('renderResponse', () => {
  test('sends the screen with its state, for this visitor only', async () => {
    const render = vi.fn<RenderPage>().mockResolvedValue(rendered);
    const { call, response } = respond(render);
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
        call,
        now: NOW.epochMilliseconds,
      }),
    );
  });

  test('sends the head before the screen is rendered', async () => {
    const render: RenderPage = () => new Promise(() => undefined);
    const { response } = respond(render);
    const reader = response?.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: '<head></head>' });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses the page with %s', async (encoding, unpack) => {
    const { response } = respond(async () => rendered, { 'accept-encoding': encoding });
    expect(response?.headers.get('content-encoding')).toBe(encoding);
    const bytes = await response?.arrayBuffer();
    expect(unpack(new Uint8Array(bytes ?? [])).toString()).toContain('<main>Menu</main>');
  });

  test('sends the skeleton when only the browser can decide', async () => {
    const { report, response } = respond(async () => null);
    expect(await response?.text()).toBe(`<head></head>${SKELETON}<!--/root--></body>`);
    expect(report).not.toHaveBeenCalled();
  });

  test('sends the skeleton and reports the error when the screen throws', async () => {
    const error = new Error('The screen failed');
    const { report, response } = respond(() => Promise.reject(error));
    expect(await response?.text()).toContain(SKELETON);
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
  });

  test('leaves the page to the caller when the server is busy', () => {
    const render = vi.fn<RenderPage>();
    expect(respond(render, {}, 1000).response).toBeNull();
    expect(render).not.toHaveBeenCalled();
  });
});
