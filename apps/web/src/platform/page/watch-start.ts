import { reloadIfReachable, reloadOnReturn } from '../network/reload-when-reachable.ts';
import { PRESSABLE } from './event-replay.ts';
import { endStart } from './starting.ts';

interface StartWatch {
  /** The app has started: from now on its own screens report failures. */
  started(): void;
  /** The app cannot start: shows the notice. */
  failed(): void;
}

declare global {
  /** Undefined in pages without an early script, as in development. */
  var startWatch: StartWatch | undefined;
}

/** Id of the template that the build writes into each page, in the page's language. */
const START_FAILED = 'start-failed';
/** Delays before automatic server checks, in ms; the last one repeats. */
const DELAYS = [5000, 10_000, 20_000, 60_000];
/** Maximum automatic reloads in a row, so that a permanent failure does not loop. */
const MAX_RELOADS = 3;
const RELOADS = 'claypot:start-reloads';
/** Folder of the app's own scripts. Errors in other scripts are ignored. */
const ASSETS = '/assets/';

/**
 * Shows a notice with a button if the app does not start: a script does not load, does not run in
 * this browser, or the start fails. It runs before all other code of the app, so that it does not
 * depend on code that may fail. Reloads the page when the network returns.
 */
export function watchStart(view: typeof globalThis & Window): void {
  const { document } = view;
  let notice: HTMLElement | null = null;
  let isFailed = false;
  let stopReload = () => {};

  const onError = (event: Event) => {
    const { target } = event;
    const isScript = target instanceof HTMLScriptElement && isOwn(view, target.src);
    const isThrown = event instanceof ErrorEvent && isOwn(view, event.filename);
    if (isScript || isThrown) failed();
  };
  const onClick = (event: Event) => {
    if (notice === null || !(event.target instanceof Element)) return;
    const control = event.target.closest(PRESSABLE);
    if (control === null) return;
    // No app handles the press; links work without it.
    event.preventDefault();
    event.stopPropagation();
    if (notice.contains(control)) void retry(control);
    else highlight(notice);
  };
  const failed = () => {
    if (isFailed) return;
    isFailed = true;
    endStart(document);
    view.addEventListener('click', onClick, true);
    stopReload = reloadOnReturn(view);
    whenParsed(document, () => {
      if (!isFailed) return;
      notice = showNotice(document);
      // An earlier press had no effect: highlight the notice in response.
      if (notice !== null && view.eventReplay?.pressed.length) highlight(notice);
    });
    checkStart(view, () => isFailed);
  };
  const started = () => {
    isFailed = false;
    notice?.remove();
    stopReload();
    view.removeEventListener('error', onError, true);
    view.removeEventListener('click', onClick, true);
    countReloads(view, 0);
  };
  const retry = async (button: Element) => {
    button.setAttribute('aria-busy', 'true');
    if (await reloadIfReachable(view)) return;
    button.removeAttribute('aria-busy');
    if (notice !== null) highlight(notice);
  };

  view.addEventListener('error', onError, true);
  view.startWatch = { started, failed };
}

function isOwn({ location }: Window, url: string): boolean {
  return url.startsWith(location.origin + ASSETS);
}

function whenParsed(document: Document, work: () => void): void {
  if (document.readyState !== 'loading') work();
  else document.addEventListener('DOMContentLoaded', work, { once: true });
}

function showNotice(document: Document): HTMLElement | null {
  const template = document.getElementById(START_FAILED);
  const drawn = template instanceof HTMLTemplateElement && template.content.firstElementChild;
  if (!drawn) return null;
  const notice = drawn.cloneNode(true) as HTMLElement;
  // Screen readers announce an alert when its text changes, so it is added before its text.
  const content = [...notice.childNodes];
  notice.replaceChildren();
  document.body.append(notice);
  notice.append(...content);
  return notice;
}

/** Draws attention to the notice again, visually and for screen readers. */
function highlight(notice: HTMLElement): void {
  notice.classList.remove('start-failed-again');
  // Reading the layout restarts the animation.
  notice.getBoundingClientRect();
  notice.classList.add('start-failed-again');
  notice.querySelector('button')?.focus();
}

/** Checks for the server at intervals: not every browser notices that the network has returned. */
function checkStart(view: typeof globalThis & Window, isWanted: () => boolean, tries = 0): void {
  const reloads = countReloads(view);
  if (reloads >= MAX_RELOADS) return;
  const delay = DELAYS[Math.min(tries, DELAYS.length - 1)];
  setTimeout(async () => {
    if (!isWanted()) return;
    // Counted before the reload, which ends this script.
    countReloads(view, reloads + 1);
    if (await reloadIfReachable(view)) return;
    countReloads(view, reloads);
    checkStart(view, isWanted, tries + 1);
  }, delay);
}

/**
 * Returns the number of reloads in a row, after storing `count` if given; 0 resets it. If storage
 * fails, returns the maximum, to prevent an endless loop.
 */
function countReloads(view: Window, count?: number): number {
  try {
    const { sessionStorage } = view;
    if (count === 0) sessionStorage.removeItem(RELOADS);
    else if (count !== undefined) sessionStorage.setItem(RELOADS, String(count));
    return Number(sessionStorage.getItem(RELOADS));
  } catch {
    return MAX_RELOADS;
  }
}
