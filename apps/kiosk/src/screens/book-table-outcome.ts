import {
  type ReservationProblem,
  type ReservationRequestView,
  selectReservationRequest,
  type VisitSlot,
} from '@claypot/domain/booking';
import { ROUTES } from '@claypot/domain/routes';
import { formatPhone } from '@claypot/i18n';
import { waitFor } from 'xstate';
import type { Visit } from '../kiosk.ts';
import { choose, confirm } from '../terminal/choose.ts';
import { chooseUntil } from '../terminal/choose-until.ts';
import type { AskedQuestions } from './book-table-form.ts';
import type { BookTablePage } from './book-table-page.ts';
import { slotText } from './visit-text.ts';

/** Shows the state of the booking request and waits until it changes. */
export async function showOutcome(
  visit: Visit,
  page: BookTablePage,
  asked: AskedQuestions,
): Promise<void> {
  const { app, place, terminal, words } = visit;
  const { t } = words;
  const branch = page.view().branch?.branch_name ?? '';
  const { problem, stage } = selectReservationRequest(app.reservation.getSnapshot());
  if (problem !== null) return showProblem(visit, page, asked, problem);
  if (stage === 'notMade') {
    terminal.say(t('booking:notMadeTitle'), t('booking:notMadeText'));
    if (await confirm(visit, t('common:retry'), t('common:back'))) {
      page.send({ type: 'SUBMIT' });
    } else {
      app.reservation.send({ type: 'DISMISS' });
      place.to(ROUTES.bookingBranch.path, { replace: true });
    }
    return;
  }
  const hasMoved = (view: ReservationRequestView) => view.stage !== stage || stage === 'done';
  const moved = (snapshot: ReturnType<typeof app.reservation.getSnapshot>) =>
    hasMoved(selectReservationRequest(snapshot));
  if (stage === 'unreachable') {
    terminal.say(t('booking:unreachableTitle'), t('booking:unreachableText'));
    const retry = { key: 'a', label: t('booking:askNow'), value: true };
    const pressed = await chooseUntil(visit, [retry], app.reservation, moved);
    if (pressed) app.reservation.send({ type: 'RETRY' });
    return;
  }
  if (stage === 'sending') {
    terminal.say(t('booking:processing'), t('booking:processingText', { branch }));
  }
  if (stage === 'checking') terminal.say(t('booking:checkingTitle'), t('booking:checkingText'));
  await waitFor(app.reservation, moved);
}

async function showProblem(
  visit: Visit,
  page: BookTablePage,
  asked: AskedQuestions,
  problem: ReservationProblem,
): Promise<void> {
  const { app, place, terminal, words } = visit;
  const { t } = words;
  terminal.title(t('booking:sorryTitle'));
  terminal.say(problemText(visit, page, problem));
  if (problem.kind === 'full' || problem.kind === 'timeUnavailable') {
    const slot = await chooseNearest(visit, problem.nearest);
    if (slot === null) page.send({ type: 'CHANGE', change: { field: 'time', value: null } });
    else page.send({ type: 'CHOOSE_TIME', slot });
  }
  if (problem.kind === 'notTaken') place.to(ROUTES.bookingBranch.path, { replace: true });
  if (problem.kind === 'tooLarge') asked.party = false;
  if (problem.kind === 'rejected') asked.contact = false;
  app.reservation.send({ type: 'DISMISS' });
}

/** Asks for one of the nearest free times. Resolves with null if the customer wants another one. */
function chooseNearest(visit: Visit, nearest: readonly VisitSlot[]): Promise<VisitSlot | null> {
  const { t } = visit.words;
  return choose(visit, [
    ...nearest.map((slot) => ({ label: slotText(visit, slot), value: slot })),
    { key: 'o', label: t('booking:chooseOther'), value: null },
  ]);
}

function problemText(visit: Visit, page: BookTablePage, problem: ReservationProblem): string {
  const { words } = visit;
  const { t } = words;
  const { branch, form } = page.view();
  const { date, number_of_seats, time } = form.values;
  const name = branch?.branch_name ?? '';
  const wanted = date !== null && time !== null ? slotText(visit, { date, time }) : '';
  switch (problem.kind) {
    case 'notTaken':
      return t('booking:sorryNotTaken', { branch: name, phone: formatPhone(problem.contact_no) });
    case 'full':
      return t('booking:sorryFull', {
        guests: t('booking:party', { count: number_of_seats ?? 1 }),
        time: wanted,
      });
    case 'timeUnavailable':
      return t('booking:sorryTime', { time: wanted });
    case 'tooLarge':
      return t('booking:sorryTooLarge', {
        branch: name,
        most: problem.most,
        phone: formatPhone(problem.contact_no),
      });
    case 'rejected':
      return words.error(problem.code);
  }
}
