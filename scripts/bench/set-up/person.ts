import type { BrowserContext, Page } from 'playwright-core';

/** Seconds for a typed character: an average typist (Card, Moran and Newell, 1983: 0.28 s). */
const CHARACTER = 0.3;
/** Seconds to aim at a control and press it. */
const PRESS = 2;
/** Seconds to find files in the dialog of the browser, for one file or many. */
const FILES = 8;
/** Seconds to open an address: following a link in a terminal, or scanning a QR code. */
const ADDRESS = 5;
/** Words read in a second: 238 in a minute (Brysbaert, 2019). */
const WORDS = 4;
/** Seconds to look at a new screen, at least and at most. A person skips rows of a long list. */
const LOOK_MIN = 3;
const LOOK_MAX = 20;

type Action = 'character' | 'press' | 'files';

const SECONDS: Readonly<Record<Action, number>> = {
  character: CHARACTER,
  press: PRESS,
  files: FILES,
};

/** Time that a person needs for what a browser has received. */
export interface Person {
  /** Modelled seconds so far. */
  seconds(): number;
  /** Adds the time to open an address. */
  openAddress(): void;
  /** Adds the time to read what a page shows in its window now. */
  read(page: Page): Promise<void>;
}

/** Counts the real input events of all pages of these contexts, also after navigations. */
export async function watchPerson(contexts: readonly BrowserContext[]): Promise<Person> {
  let seconds = 0;
  for (const context of contexts) {
    await context.exposeBinding('claypotAction', (_, action: Action) => {
      seconds += SECONDS[action];
    });
    await context.addInitScript(reportActions);
  }
  return {
    seconds: () => seconds,
    openAddress() {
      seconds += ADDRESS;
    },
    async read(page) {
      const words = await page.evaluate(countVisibleWords);
      seconds += Math.min(LOOK_MAX, Math.max(LOOK_MIN, words / WORDS));
    },
  };
}

/** Runs in the page. */
function reportActions(): void {
  const report = (action: Action) => {
    const binding = Reflect.get(window, 'claypotAction');
    if (typeof binding === 'function') binding(action);
  };
  const options = { capture: true };
  window.addEventListener(
    'keydown',
    ({ isTrusted, key }) => {
      if (isTrusted) report(key.length === 1 || key === 'Backspace' ? 'character' : 'press');
    },
    options,
  );
  window.addEventListener('pointerdown', ({ isTrusted }) => isTrusted && report('press'), options);
  // The driver of the browser chooses the files, so this event may come from a script.
  window.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.type === 'file') report('files');
    },
    options,
  );
}

/** Runs in the page. Counts the words of the texts in the window. */
function countVisibleWords(): number {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let words = 0;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element === null || !element.checkVisibility({ visibilityProperty: true })) continue;
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // Texts for screen readers only have a size of one pixel.
    const isSeen = bottom > 0 && top < window.innerHeight && width > 1 && height > 1;
    if (isSeen) words += node.textContent?.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  }
  return words;
}
