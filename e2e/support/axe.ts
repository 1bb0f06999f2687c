import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** A violated rule with the elements that violate it. */
interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly string[];
}

/** Report only violations, because passed rules take axe half its time. */
const OPTIONS: RunOptions = { resultTypes: ['violations'] };

/** Allow axe in the page to run in its same-origin frames. */
const SOURCE = `${axe.source}; axe.configure({ allowedOrigins: ['<same_origin>'] })`;

/**
 * Returns axe's violations in a page and its frames: WCAG 2.0 and 2.1 A and AA, and best practices.
 * Axe disables its only rule of WCAG 2.2, `target-size`, by default.
 *
 * Runs axe in the page itself. The usual package for Playwright collects the results in a separate
 * empty page, which takes three times as long as the analysis.
 */
export async function findViolations(page: Page): Promise<readonly Violation[]> {
  for (const frame of page.frames()) {
    // Inject axe (0.5 MB) once; it remains while the app changes screens.
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
