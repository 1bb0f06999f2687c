import { selectReservationRequest } from '@claypot/domain/booking';
import { ROUTES } from '@claypot/domain/routes';
import { formatPhone } from '@claypot/i18n';
import type { Screen, Visit } from '../kiosk.ts';
import { type AskedQuestions, fillBooking } from './book-table-form.ts';
import { showOutcome } from './book-table-outcome.ts';
import { type BookTablePage, openBookTable } from './book-table-page.ts';

/** Books a table at a branch: party, day, time and contact. */
export const bookTable: Screen = async (visit) => {
  const { app, place } = visit;
  const here = place.path();
  const page = openBookTable(visit);
  if (!(await showBranch(visit, page))) {
    place.to(ROUTES.bookingBranch.path, { replace: true });
    return undefined;
  }
  const asked: AskedQuestions = { party: false, contact: false };
  // The booking policy navigates away once the booking is made.
  while (place.path() === here) {
    const { stage } = selectReservationRequest(app.reservation.getSnapshot());
    if (stage === 'idle') await fillBooking(visit, page, asked);
    else await showOutcome(visit, page, asked);
  }
  return undefined;
};

/** Shows the branch. Returns true if it takes bookings. */
async function showBranch(visit: Visit, page: BookTablePage): Promise<boolean> {
  const { terminal, words } = visit;
  const { t } = words;
  const { branch, error, sorry, status } = await page.settled(
    (view) => view.days !== null || view.status === 'notFound' || view.status === 'failed',
  );
  if (status === 'notFound') {
    terminal.say(t('branches:notFoundTitle'), t('branches:notFoundText'));
    return false;
  }
  if (branch === null) {
    terminal.say(t('booking:branchFailed'), words.error(error ?? 'ERROR'));
    return false;
  }
  terminal.title(`${t('booking:title')} · ${branch.branch_name}`);
  if (sorry === null) return true;
  const phone = formatPhone(sorry.contact_no);
  terminal.say(
    t('booking:sorryTitle'),
    t('booking:sorryNotTaken', { branch: branch.branch_name, phone }),
  );
  return false;
}
