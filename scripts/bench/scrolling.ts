import type { Browser } from 'playwright-core';
import { throttle } from './device.ts';
import { type Destination, inNewContext, open } from './visit.ts';

/** Length of the scroll in CSS pixels, and its speed in pixels per second. */
const DISTANCE = 12_000;
const SPEED = 3_000;

/** Frames of a page during a scroll. */
export interface Scrolling {
  /** Frames per second that the page's main thread rendered. */
  readonly rate: number;
  /** Longest time between two frames, in ms. */
  readonly longest: number;
}

declare global {
  /** Times of all frames, in ms. Exists only in the measured page. */
  var frameTimes: number[];
}

/** Opens a page and scrolls it with the wheel, with a throttled processor. */
export async function scrollDown(browser: Browser, { memory, url }: Destination) {
  return inNewContext(browser, memory, async (context): Promise<Scrolling> => {
    const { page, session } = await open(context, url, throttle);
    await page.evaluate(recordFrames);
    await session.send('Input.synthesizeScrollGesture', {
      x: 195,
      y: 600,
      yDistance: -DISTANCE,
      speed: SPEED,
      gestureSourceType: 'mouse',
    });
    const { frames, scrolled } = await page.evaluate(() => ({
      frames: globalThis.frameTimes,
      scrolled: window.scrollY,
    }));
    if (scrolled === 0) throw new Error(`${url} did not scroll`);
    const gaps = frames.slice(1).map((time, index) => time - (frames[index] ?? time));
    const elapsed = gaps.reduce((sum, gap) => sum + gap, 0);
    return { rate: (gaps.length / elapsed) * 1000, longest: Math.max(...gaps) };
  });
}

/** Runs in the page. */
function recordFrames(): void {
  globalThis.frameTimes = [];
  const record = (time: number) => {
    globalThis.frameTimes.push(time);
    requestAnimationFrame(record);
  };
  requestAnimationFrame(record);
}
