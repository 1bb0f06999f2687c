import type { Browser } from 'playwright-core';
import { newVisitor, throttleNetwork } from './device.ts';
import { type Destination, open } from './visit.ts';

/** Widths of common phones, in CSS pixels. */
const WIDTHS = [320, 360, 390, 412, 430];

/** Cumulative layout shift of a visit at a width. */
export interface Shift {
  readonly cls: number;
  readonly width: number;
}

/**
 * Returns the largest cumulative layout shift of a first visit at all widths. Visits them at once
 * and therefore without CPU throttling: a shift depends on the order of the arrivals, which the
 * throttled network decides.
 */
export async function largestShift(browser: Browser, to: Destination): Promise<Shift> {
  const shifts = await Promise.all(WIDTHS.map((width) => shiftAt(browser, to, width)));
  return shifts.reduce((largest, shift) => (shift.cls > largest.cls ? shift : largest));
}

async function shiftAt(browser: Browser, to: Destination, width: number): Promise<Shift> {
  const context = await newVisitor(browser, to, width);
  try {
    const { page } = await open(context, to.url, throttleNetwork);
    return { cls: await page.evaluate(() => globalThis.observations.cls), width };
  } finally {
    await context.close();
  }
}
