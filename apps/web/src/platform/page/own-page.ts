import { selectBranch, selectMember, storedSession } from '@claypot/domain/account';
import { isShownFromDevice, type App as Product } from '@claypot/domain/app';
import type { KeyValueStorage } from '@claypot/domain/ports';
import { ROUTES, type ScreenName } from '@claypot/domain/routes';
import type { PageSession, PageState } from './page-state.ts';

/** Id of the visitor for whom the server renders pages; the app deletes it with the session. */
const VISITOR = /(?:^|; )claypot_visit=([\w-]+)/;

/**
 * Returns the state of a server-rendered page; null if the page is a skeleton, was rendered for
 * another session than that of this device, or lacks what only the device knows.
 */
export function readOwnPage(
  page: Document,
  storage: KeyValueStorage,
  subdomain: string,
): PageState | null {
  const text = page.getElementById('page-state')?.textContent;
  const record = text ? storedSession(storage, subdomain).read() : null;
  if (!text || record === null) return null;
  const state: PageState = JSON.parse(own(text, page.cookie, record));
  const screen = screenOf(page);
  const isShown =
    screen !== null && isShownFromDevice(screen, { session: record, storage, subdomain });
  return isSame(state, record) && !isShown ? state : null;
}

/**
 * Updates the session of the device to that of the page: the member may have changed since the last
 * visit, and a customer without a branch continues at the branch of their cart. Call before the
 * first render.
 */
export function takeSession({ session }: Pick<Product, 'session'>, page: PageState | null): void {
  const shown = page?.session;
  if (!shown) return;
  const { branch_id, branch_name, delivery_method } = shown;
  if (branch_id !== null && selectBranch(session.getSnapshot()) === null) {
    session.send({ type: 'SET_BRANCH', branch_id, branch_name: branch_name ?? '' });
    if (delivery_method) session.send({ type: 'SET_DELIVERY_METHOD', delivery_method });
  }
  const device = selectMember(session.getSnapshot());
  if (shown.identity !== 'member' || device === null) return;
  const { first_time } = device;
  session.send({ type: 'USER_CHANGED', user: { ...shown.user, first_time } });
}

/** Returns the screen that the server has rendered; null if it rendered none. */
function screenOf(page: Document): ScreenName | null {
  const name = page.getElementById('root')?.dataset.screen;
  return Object.values(ROUTES).find(({ screen }) => screen === name)?.screen ?? null;
}

/** Replaces the id that the server has for a guest: only the device knows the guest's own id. */
function own(text: string, cookies: string, record: PageSession): string {
  const [, visitorId] = VISITOR.exec(cookies) ?? [];
  return record.identity === 'guest' && visitorId
    ? text.replaceAll(visitorId, record.guest_id)
    : text;
}

/** Compares what the first render depends on. */
function isSame({ cart, session: page }: PageState, device: PageSession): boolean {
  if (page === null) return false;
  const isBranchOfCart = device.branch_id === null && page.branch_id === cart?.branch_id;
  const { branch_id, branch_name, delivery_method } = page;
  const expected = isBranchOfCart ? { ...device, branch_id, branch_name, delivery_method } : device;
  return JSON.stringify(factsOf(page)) === JSON.stringify(factsOf(expected));
}

function factsOf(session: PageSession): readonly unknown[] {
  const { branch_id, branch_name, delivery_method } = session;
  const choices = [branch_id, branch_name, delivery_method];
  return session.identity === 'guest'
    ? [session.guest_id, session.guest_name, ...choices]
    : [session.user.id, session.user.new_register, session.left_guest, ...choices];
}
