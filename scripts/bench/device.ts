import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { setPageCookies } from './page-cookies.ts';
import { observe } from './page-observations.ts';
import type { Memory } from './visitor.ts';

/** CPU throttling of a mid-range phone; the network below is slow 4G. */
const CPU_SLOWDOWN = 4;
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6e6 / 8,
  uploadThroughput: 0.75e6 / 8,
};
const UNLIMITED = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Width of the phone, in CSS pixels. */
const WIDTH = 390;

/** Creates a phone with an empty cache and the stored state of a visitor. */
export async function newVisitor(
  browser: Browser,
  { memory, url }: { readonly memory: Memory; readonly url: string },
  width = WIDTH,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
  });
  await context.addInitScript(observe, memory);
  await setPageCookies(context, url, memory);
  return context;
}

/** Slows network and processor of a page down, like a mid-range phone on slow 4G. */
export async function throttle(session: CDPSession): Promise<void> {
  await throttleNetwork(session);
  await slowProcessor(session);
}

export async function slowProcessor(session: CDPSession): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

export async function throttleNetwork(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Ends {@link throttle}. */
export async function unthrottle(session: CDPSession): Promise<void> {
  await session.send('Network.emulateNetworkConditions', UNLIMITED);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
}
