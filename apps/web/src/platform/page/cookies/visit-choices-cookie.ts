import { formatVisitChoices, type VisitChoices } from '@claypot/domain/visit-choices';

const NAME = 'claypot_order';
const YEAR = 31_536_000;

/** The session, as far as its choices are concerned. */
interface Chooser {
  getSnapshot(): { readonly context: VisitChoices };
  subscribe(listener: () => void): unknown;
}

/**
 * Writes branch, delivery method and guest name to a cookie, now and after each change, so that the
 * server renders pages with them. Deletes the cookie when there are none.
 */
export function storeVisitChoices(session: Chooser, page: Pick<Document, 'cookie'>): void {
  let written: string | null | undefined;
  const write = () => {
    const text = formatVisitChoices(session.getSnapshot().context);
    if (text === written) return;
    written = text;
    const age = text === null ? 0 : YEAR;
    page.cookie = `${NAME}=${text ?? ''}; path=/; max-age=${age}; samesite=lax`;
  };
  write();
  session.subscribe(write);
}
