import type { MainControl } from '../../../apps/web/src/screens/definition/main-control.ts';

/** Outcome of the presses on a page. Times are in ms since its navigation. */
export interface Reaction {
  /** Time at which the app reacted; null if the browser left the page. */
  readonly app: number | null;
  /** First press that the browser would have followed to another page; null if there was none. */
  readonly offered: number | null;
  /** First paint of the page that the browser opened; null if the app reacted. */
  readonly nextPage: number | null;
  /** URLs of the scripts that arrived before the reaction. */
  readonly scripts: readonly string[];
  /** Error in the definition of the control; null if none. */
  readonly problem: string | null;
}

export interface Pressing extends MainControl {
  /** Time between two presses, in ms. */
  readonly interval: number;
  /**
   * False to keep the browser on the page, so that only the app's reaction counts.
   * True to let it follow a link or submit a form, and to stop pressing then.
   */
  readonly follows: boolean;
}

declare global {
  /** Sends a {@link Reaction} as JSON to the benchmark. */
  var reportReaction: (text: string) => void;
}

/**
 * Presses the control from the first paint on until the page reacts, and reports the reaction. Runs
 * in the page before its own code, so it must not reference anything outside itself.
 */
export function pressUntilReaction({ press, reaction, interval, follows }: Pressing): void {
  if (window.top !== window) return;
  const LEFT = 'bench:left';
  const report = (part: Partial<Reaction>) =>
    reportReaction(
      JSON.stringify({
        app: null,
        offered: null,
        nextPage: null,
        problem: null,
        scripts: performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.endsWith('.js')),
        ...part,
      }),
    );
  const whenPainted = (take: (at: number) => void) =>
    new PerformanceObserver((list) => {
      for (const { name, startTime } of list.getEntries()) {
        if (name === 'first-paint') take(startTime);
      }
    }).observe({ type: 'paint', buffered: true });

  const left = sessionStorage.getItem(LEFT);
  if (left !== null) {
    // The browser has followed the link to this page.
    const { offered, origin } = JSON.parse(left);
    whenPainted((at) => report({ offered, nextPage: performance.timeOrigin + at - origin }));
    return;
  }

  const addressOf = () => location.pathname + location.search;
  const address = addressOf();
  let presses = 0;
  let offered: number | null = null;
  let timer = 0;
  const hasReacted = () =>
    addressOf() !== address ||
    (reaction !== undefined && document.querySelector(reaction) !== null);
  const observer = new MutationObserver(() => look());
  const end = () => {
    clearInterval(timer);
    observer.disconnect();
  };
  function react(): void {
    end();
    presses = 0;
    report({ app: performance.now(), offered });
  }
  function look(): void {
    if (presses > 0 && hasReacted()) react();
  }
  /** Handles a press that the browser would follow to another page. */
  function offer(event: Event): void {
    if (event.defaultPrevented) return;
    offered ??= performance.now();
    if (!follows) {
      event.preventDefault();
      return;
    }
    end();
    presses = 0;
    sessionStorage.setItem(LEFT, JSON.stringify({ offered, origin: performance.timeOrigin }));
  }
  // The app's own listeners are on the document or below it, so they have run before these.
  addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href]') !== null) offer(event);
  });
  addEventListener('submit', offer);
  navigation.addEventListener('currententrychange', () => look());
  navigation.addEventListener('navigate', ({ destination }) => {
    // The app opens another site, such as the payment page.
    if (presses > 0 && !destination.sameDocument) react();
  });
  whenPainted(() => {
    timer = window.setInterval(() => {
      const control = [...document.querySelectorAll<HTMLElement>(press)].find((element) =>
        element.checkVisibility(),
      );
      if (control === undefined) return;
      if (presses === 0) {
        if (hasReacted()) {
          end();
          return report({ problem: 'the reaction is visible before the first press' });
        }
        observer.observe(document, { attributes: true, childList: true, subtree: true });
      }
      presses += 1;
      control.click();
      look();
    }, interval);
  });
}
