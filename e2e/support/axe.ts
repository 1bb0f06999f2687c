import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A rule that a page breaks, with the elements that break it. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly string[];
}

/** Of what is right only the count would be told: finding it out takes axe half its time. */
const OPTIONS: RunOptions = { resultTypes: ['violations'] };

/** So that the one in the page may ask those in its frames. */
const SOURCE = `${axe.source}; axe.configure({ allowedOrigins: ['<same_origin>'] })`;

/**
 * What axe finds in a page and its frames: WCAG 2.2 A and AA, and the best practices.
 *
 * It stays in the page that it looks at: opening an empty one beside it to put the findings together,
 * as the usual package for this runner does, takes three times as long as finding them.
 */
export async function findViolations(page: Page): Promise<readonly Violation[]> {
  for (const frame of page.frames()) {
    // It stays while the app changes screens, and half a megabyte need not be sent again.
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  }
  return await page.evaluate(async (options) => {
    const { violations } = await window.axe.run(document, options);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html }) => html),
    }));
  }, OPTIONS);
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
