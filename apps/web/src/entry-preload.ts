/**
 * Runs before anything of a page is drawn, and so holds next to nothing. Pages that only a guest or
 * a member may see come drawn as they see them; whoever is neither is sent on by the same rule as
 * in the app, but without a glimpse of a screen that is not for them. For all others it asks for
 * what the page says that its screen will need, which then travels beside the app's code and not
 * after it, and shows what of it the page has a face for.
 */
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
import { preloadRequests } from './platform/network/preloaded-requests.ts';
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

/** What is stored of a thing; undefined where storage is blocked, which the app can live with. */
function read(thing: string): string | null | undefined {
  try {
    return localStorage.getItem(storageKey(company, thing));
  } catch {
    return undefined;
  }
}

/** Sends on whoever may not see the page, and shows all others what they came for. */
async function begin(): Promise<void> {
  const stored = read('session');
  const readThing = (thing: string) => read(thing) ?? null;
  if (isReceiptOnly(location, readThing)) {
    location.replace(ROUTES.orderReceipt.path + location.hash);
    return;
  }
  const visitor = readVisitor(readThing);
  const known = visitor?.token ? 'member' : 'guest';
  const shown = guard(location.pathname + location.search, stored === null ? 'none' : known);
  if ('redirect' in shown) {
    if (stored === null) location.replace(shown.redirect + location.hash);
    return;
  }
  const { params } = shown;
  const kept = readPersisted(visitor, readThing);
  const asking = visitor && { page: pageOf(params), visitor, read: readThing };
  await showFace({
    awaited: asking ? ask(asking) : new Map(),
    earlier: (path) => asking && recall(path, asking),
    visitor: known,
    kept,
    params,
  });
}

// Without the code that this lets come the app never starts.
letCodeCome(document, company === '' ? Promise.resolve() : begin()).catch(() =>
  globalThis.startWatch?.failed(),
);

/** The server's time as an earlier page measured it, in epoch milliseconds. */
function serverNow(): number {
  return Date.now() + storedOffset();
}

type Asking = Pick<PersistedReplyContext, 'page' | 'visitor' | 'read'>;

/** The page, with the days that a history shows. */
function pageOf(params: PersistedReplyContext['page']['params']): PersistedReplyContext['page'] {
  const days = timeZone && historyDays(location.search, timeZone, new Date(serverNow()));
  return { companyId, params: { ...days, ...params }, subdomain: company };
}

/** Asks what the screen begins with. @returns the answers, by the paths that it names */
function ask({ page, visitor }: Asking): Awaited {
  const language = document.documentElement.lang;
  const filled = firstRequests.flatMap((request) =>
    fillRequests([request], page, visitor).map((each) => ({ ...each, name: request.path })),
  );
  const answers = preloadRequests(globalThis, filled, { language, token: visitor.token });
  return new Map(filled.map(({ name }, index) => [name, answers[index]]));
}

/** What an earlier visit was answered to a first request. */
function recall(path: string, asking: Asking): unknown {
  const language = LANGUAGES.find((each) => languageTag(each) === document.documentElement.lang);
  const request = firstRequests.find((each) => each.path === path);
  if (language === undefined || request === undefined) return undefined;
  return readPersistedReply(request, { ...asking, language, now: serverNow() });
}
