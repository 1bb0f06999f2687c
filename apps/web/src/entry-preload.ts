/**
 * Runs before the first paint, so it must be tiny. It redirects receipt links of orders that are
 * not stored here, and new visitors who may not see the page by the app's own rule, without a flash
 * of the screen. If the rule rejects a visitor with a stored session, it leaves the redirect to the
 * app. For all others it sends the page's first requests, in parallel with the app's code, and
 * fills the server-rendered page with their responses.
 */

import { preloadRequests } from '@claypot/browser/preloaded-requests';
import {
  type FirstRequest,
  fillRequests,
  type PersistedReplyContext,
  readPersisted,
  readPersistedReply,
  readVisitor,
} from '@claypot/domain/app';
import { guard, isReceiptOnly, ROUTES } from '@claypot/domain/routes';
import { storageKey } from '@claypot/domain/storage';
import { LANGUAGES, languageTag } from '@claypot/i18n';
import { letCodeCome } from './face/let-code-come.ts';
import { type Awaited, showFace } from './face/show-face.ts';
import { recordEvents } from './platform/page/event-replay.ts';
import { watchStart } from './platform/page/watch-start.ts';
import { storedOffset } from './platform/time/clock-offset.ts';
import { historyDays } from './platform/time/history-days.ts';

watchStart(globalThis as typeof globalThis & Window);
recordEvents(globalThis);

const {
  company = '',
  companyId = '',
  requests = '[]',
  timeZone,
} = document.currentScript?.dataset ?? {};
const firstRequests: readonly FirstRequest[] = JSON.parse(requests);

/** Reads a stored value; undefined if storage is blocked. */
function read(thing: string): string | null | undefined {
  try {
    return localStorage.getItem(storageKey(company, thing));
  } catch {
    return undefined;
  }
}

/**
 * Redirects a receipt link to the receipt if its order is not stored here, and new visitors who may
 * not see the page. Leaves the redirect of a stored session to the app. For all others, starts the
 * first requests and shows the skeleton.
 */
async function begin(): Promise<void> {
  const stored = read('session');
  const readRecordName = (thing: string) => read(thing) ?? null;
  if (isReceiptOnly(location, readRecordName)) {
    location.replace(ROUTES.orderReceipt.path + location.hash);
    return;
  }
  const visitor = readVisitor(readRecordName);
  const known = visitor?.token ? 'member' : 'guest';
  const shown = guard(location.pathname + location.search, stored === null ? 'none' : known);
  if ('redirect' in shown) {
    if (stored === null) location.replace(shown.redirect + location.hash);
    return;
  }
  const { params } = shown;
  const persisted = readPersisted(visitor, readRecordName);
  const asking = visitor && { page: pageOf(params), visitor, read: readRecordName };
  await showFace({
    awaited: asking ? ask(asking) : new Map(),
    earlier: (path) => asking && recall(path, asking),
    visitor: known,
    kept: persisted,
    params,
  });
}

// If these scripts fail to load, the app never starts.
letCodeCome(document, company === '' ? Promise.resolve() : begin()).catch(() =>
  globalThis.startWatch?.failed(),
);

/** Returns the server time in epoch ms, from the offset measured by an earlier page. */
function serverNow(): number {
  return Date.now() + storedOffset();
}

type Asking = Pick<PersistedReplyContext, 'page' | 'visitor' | 'read'>;

/** Returns the page's parameters, including the date range of a history. */
function pageOf(params: PersistedReplyContext['page']['params']): PersistedReplyContext['page'] {
  const days = timeZone && historyDays(location.search, timeZone, new Date(serverNow()));
  return { companyId, params: { ...days, ...params }, subdomain: company };
}

/** Sends the first requests of the screen. @returns the responses by path. */
function ask({ page, visitor }: Asking): Awaited {
  const language = document.documentElement.lang;
  const filled = firstRequests.flatMap((request) =>
    fillRequests([request], page, visitor).map((each) => ({ ...each, name: request.path })),
  );
  const answers = preloadRequests(globalThis, filled, { language, token: visitor.token });
  return new Map(filled.map(({ name }, index) => [name, answers[index]]));
}

/** Returns the response to a first request that an earlier visit has cached. */
function recall(path: string, asking: Asking): unknown {
  const language = LANGUAGES.find((each) => languageTag(each) === document.documentElement.lang);
  const request = firstRequests.find((each) => each.path === path);
  if (language === undefined || request === undefined) return undefined;
  return readPersistedReply(request, { ...asking, language, now: serverNow() });
}
