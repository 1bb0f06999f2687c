import { parseVisitChoices, type VisitChoices } from '@claypot/domain/visit-choices';
import { readCookie } from './page-cookies.ts';

/** Cookie that the web app writes; see `visit-choices-cookie.ts` there. */
const NAME = 'claypot_order';

/**
 * Returns branch, delivery method and guest name of a page request. A script wrote them, so they
 * prove nothing: the branch may not exist. Invalid ones are null.
 */
export function readVisitChoices(request: Request): VisitChoices {
  return parseVisitChoices(readCookie(request.headers.get('cookie'), NAME));
}
