import type { FindPageVisitor } from '../../platform/web/render/page-visitors.ts';
import type { PageApi } from './page-api.ts';
import { readCookie } from './page-cookies.ts';
import type { PageVisitor } from './page-visitor.ts';
import { readVisitChoices } from './visit-choices.ts';

/** Set by the app while the device has a request of unknown outcome, for example a payment. */
const UNFINISHED = 'claypot_unfinished';
const NOBODY = { visitor: null, cookies: [] } as const;

/** Returns the visitors of page requests as page rendering needs them. */
export function createRenderVisitors(pages: PageApi): FindPageVisitor {
  return async (page) => {
    if (readCookie(page.request.headers.get('cookie'), UNFINISHED) !== null) return NOBODY;
    const visitor = await pages.findVisitor(page);
    const cookies = pages.cookiesOf(page, visitor);
    if (visitor === null) return { visitor: null, cookies };
    const session = sessionOf(visitor, readVisitChoices(page.request));
    return { visitor: session && { session, call: pages.callAs(page, visitor) }, cookies };
  };
}

/** Returns the session as the app stores it, without a token; null if it is incomplete. */
function sessionOf(
  { guestId, user }: PageVisitor,
  { guest_name, ...choices }: ReturnType<typeof readVisitChoices>,
): object | null {
  if (user !== null) return { identity: 'member', user, left_guest: null, ...choices };
  if (guest_name === null) return null;
  return { identity: 'guest', guest_id: guestId, guest_name, ...choices };
}
