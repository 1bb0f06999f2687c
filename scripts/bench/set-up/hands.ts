import type { Locator, Page } from 'playwright-core';

/** Maximum time until a control is there, in ms. Photographs of 12 megapixels take a while. */
const TIMEOUT = 60_000;

/** Uses a page by what it shows, with real presses and keys. */
export interface Hands {
  readonly page: Page;
  press(name: string | RegExp, role?: 'button' | 'link'): Promise<void>;
  /** Returns the field by the beginning of its label; a hint may follow. */
  field(label: string): Locator;
  type(label: string, value: string): Promise<void>;
  /** Presses a button and chooses files in the dialog that it opens. */
  choose(button: string, files: readonly string[]): Promise<void>;
  /** Waits for the heading of a screen. */
  see(heading: string | RegExp): Promise<void>;
  /** Waits for a text. */
  seeText(text: string | RegExp): Promise<void>;
}

export function handsOf(page: Page): Hands {
  page.setDefaultTimeout(TIMEOUT);
  page.setDefaultNavigationTimeout(TIMEOUT);
  const named = (name: string | RegExp) => ({ name, exact: typeof name === 'string' });
  const visible = 'visible=true';
  const field = (label: string) =>
    page
      .getByLabel(new RegExp(`^${escapePattern(label)}`))
      .and(page.locator('input, textarea'))
      .first();
  return {
    page,
    field,
    async press(name, role = 'button') {
      await page.getByRole(role, named(name)).locator(visible).first().click();
    },
    async type(label, value) {
      await field(label).click();
      await field(label).pressSequentially(value);
    },
    async choose(button, files) {
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: button }).locator(visible).first().click();
      await (await chooser).setFiles([...files]);
    },
    async see(heading) {
      await page.getByRole('heading', named(heading)).locator(visible).first().waitFor();
    },
    async seeText(text) {
      await page.getByText(text).locator(visible).first().waitFor();
    },
  };
}

function escapePattern(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
