import type { Browser } from 'playwright-core';
import { newVisitor, throttleNetwork } from './device.ts';
import { type Destination, open } from './visit.ts';

/** Widths of common phones, in CSS pixels. */
const WIDTHS = [320, 360, 390, 412, 430];

/**
 * Returns the largest cumulative layout shift of a first visit at all widths. Visits them at once
 * and therefore without CPU throttling: a shift depends on the order of the arrivals, which the
 * throttled network decides.
 */
export async function largestShift(browser: Browser, to: Destination): Promise<number> {
  return Math.max(...(await Promise.all(WIDTHS.map((width) => shiftAt(browser, to, width)))));
}

async function shiftAt(browser: Browser, { memory, url }: Destination, width: number) {
  const context = await newVisitor(browser, memory, width);
  try {
    const { page } = await open(context, url, throttleNetwork);
    return await page.evaluate(() => globalThis.observations.cls);
  } finally {
    await context.close();
  }
}
