import { reloadIfReachable, reloadOnReturn } from '../network/reload-when-reachable.ts';
import { PRESSABLE } from './event-replay.ts';

interface StartWatch {
  /** The app runs: its own screens report failures from now on. */
  started(): void;
  /** The app cannot run: the notice is shown. */
  failed(): void;
}

declare global {
  /** Absent in pages without an early script, as in development. */
  var startWatch: StartWatch | undefined;
}

/** Id of the template that the build writes into each page, in the page's language. */
const START_FAILED = 'start-failed';
/** Delays before the page looks for the server by itself, in ms; the last repeats. */
const DELAYS = [5000, 10_000, 20_000, 60_000];
/** Reloads by itself in a row, at most: what fails for another reason must not loop. */
const MOST_RELOADS = 3;
const RELOADS = 'claypot:start-reloads';
/** Folder of the app's own scripts. An error in another script says nothing about the app. */
const ASSETS = '/assets/';

/**
 * Shows a notice with a button when the app does not start: a script does not come, does not run in
 * this browser, or the start itself fails. Runs before anything else of the app, so that it does
 * not depend on what may fail. Reloads the page when the network returns.
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
    // Nothing of the app hears a press; links lead on without it.
    event.preventDefault();
    event.stopPropagation();
    if (notice.contains(control)) void retry(control);
    else point(notice);
  };
  const failed = () => {
    if (isFailed) return;
    isFailed = true;
    view.addEventListener('click', onClick, true);
    stopReload = reloadOnReturn(view);
    whenParsed(document, () => {
      if (!isFailed) return;
      notice = showNotice(document);
      // A press that nothing answered: the notice answers it.
      if (notice !== null && view.eventReplay?.pressed.length) point(notice);
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
    if (notice !== null) point(notice);
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
  // An alert is read aloud when its text changes, so it is there before its text.
  const content = [...notice.childNodes];
  notice.replaceChildren();
  document.body.append(notice);
  notice.append(...content);
  return notice;
}

/** Makes the notice noticed once more, for readers who see it and for those who hear it. */
function point(notice: HTMLElement): void {
  notice.classList.remove('start-failed-again');
  // Reading the layout lets the animation run again.
  notice.getBoundingClientRect();
  notice.classList.add('start-failed-again');
  notice.querySelector('button')?.focus();
}

/** Looks for the server now and then: not every browser notices that the network is back. */
function checkStart(view: typeof globalThis & Window, isWanted: () => boolean, tries = 0): void {
  const reloads = countReloads(view);
  if (reloads >= MOST_RELOADS) return;
  const delay = DELAYS[Math.min(tries, DELAYS.length - 1)];
  setTimeout(async () => {
    if (!isWanted()) return;
    // Counted before: the page is gone once it reloads.
    countReloads(view, reloads + 1);
    if (await reloadIfReachable(view)) return;
    countReloads(view, reloads);
    checkStart(view, isWanted, tries + 1);
  }, delay);
}

/** Reloads in a row; the most where they cannot be stored, since they could go on for ever. */
function countReloads(view: Window, count?: number): number {
  try {
    const { sessionStorage } = view;
    if (count === 0) sessionStorage.removeItem(RELOADS);
    else if (count !== undefined) sessionStorage.setItem(RELOADS, String(count));
    return Number(sessionStorage.getItem(RELOADS));
  } catch {
    return MOST_RELOADS;
  }
}
