import { storeVisitChoices } from './visit-choices-cookie.ts';
import { storeWideWindow } from './wide-window-cookie.ts';

/** Stores in cookies what the server needs to render the next page: choices and the window. */
export function storePageCookies(
  session: Parameters<typeof storeVisitChoices>[0],
  page: Pick<Document, 'cookie'>,
): void {
  storeVisitChoices(session, page);
  storeWideWindow(page);
}
