import type { BookingFormValues, BookTableView } from '@claypot/domain/booking';
import { ROUTES } from '@claypot/domain/routes';
import { formatPhone } from '@claypot/i18n';
import type { Visit } from '../kiosk.ts';
import { askQuantity, choose, type Option } from '../terminal/choose.ts';
import type { BookTablePage } from './book-table-page.ts';
import { timeText } from './visit-text.ts';

/** Contact fields in the order in which they are asked, with their labels. */
const FIELDS = [
  { field: 'customer_name', label: 'booking:name' },
  { field: 'phone_no', label: 'booking:phone' },
] as const;

/** Parts of the form that were already asked. */
export interface AskedQuestions {
  party: boolean;
  contact: boolean;
}

/**
 * Asks for missing values and submits the form; invalid values are asked again on the next call.
 * Returns false if the customer goes back.
 */
export async function fillBooking(
  visit: Visit,
  page: BookTablePage,
  asked: AskedQuestions,
): Promise<boolean> {
  if (!asked.party) await askParty(visit, page);
  asked.party = true;
  const { chosen } = page.view();
  if (chosen === null || chosen.problem !== null) {
    if (!(await askSlot(visit, page))) return false;
  }
  if (!asked.contact) await askContact(visit, page);
  asked.contact = true;
  page.send({ type: 'SUBMIT' });
  const { form } = await page.settled((view) => !view.form.busy);
  for (const message of new Set(Object.values(form.errors))) {
    visit.terminal.say(visit.words.t(`validation:${message}`));
  }
  if ('number_of_seats' in form.errors) asked.party = false;
  if (FIELDS.some(({ field }) => field in form.errors)) asked.contact = false;
  return true;
}

async function askParty(visit: Visit, page: BookTablePage): Promise<void> {
  const { terminal, words } = visit;
  const { t } = words;
  for (;;) {
    const usual = page.view().form.values.number_of_seats ?? 1;
    const value = await askQuantity(visit, t('booking:guests'), usual);
    page.send({ type: 'CHANGE', change: { field: 'number_of_seats', value } });
    const { tooLarge } = page.view();
    if (tooLarge !== null) {
      const { contact_no, most } = tooLarge;
      terminal.say(t('booking:tooLarge', { count: most }), formatPhone(contact_no));
    } else if (value < 1) terminal.say(t('validation:NUMBER_OF_GUEST_TOO_SMALL'));
    else break;
  }
  await page.settled(({ error, updating }) => !updating || error !== null);
}

/** Asks for a day and a time. Returns false if the customer goes back. */
async function askSlot(visit: Visit, page: BookTablePage): Promise<boolean> {
  const { place, terminal, words } = visit;
  const { format, t } = words;
  const { days } = page.view();
  if (days === null || days.length === 0)
    terminal.say(t('booking:noDaysTitle'), t('booking:noDays'));
  const back = { key: 'b', label: t('common:back'), value: null };
  const free = (days ?? []).filter(({ full }) => !full);
  terminal.title(t('booking:day'));
  const date = await choose(visit, [
    ...free.map((day) => ({ label: format.day(day.date), value: day.date })),
    back,
  ]);
  if (date === null) {
    place.to(ROUTES.bookingBranch.path, { replace: true });
    return false;
  }
  page.send({ type: 'CHOOSE_DAY', date });
  const time = await choose(visit, timeOptions(visit, page.view()));
  if (time === null) return askSlot(visit, page);
  page.send({ type: 'CHOOSE_TIME', slot: { date, time } });
  return true;
}

/** Returns the free times of the day as options. Prints full times, which cannot be chosen. */
function timeOptions(visit: Visit, { times }: BookTableView): Option<string | null>[] {
  const { terminal, words } = visit;
  const { t } = words;
  terminal.title(t('booking:time'));
  const all = times.flatMap((part) => part.times);
  for (const { full, time } of all) {
    if (full) terminal.say(`   –  ${timeText(visit, time)} · ${t('booking:full')}`);
  }
  const free = all.filter(({ full }) => !full);
  return [
    ...free.map(({ time }) => ({ label: timeText(visit, time), value: time })),
    { key: 'b', label: t('common:back'), value: null },
  ];
}

/** Enter alone leaves the current value unchanged. */
async function askContact({ terminal, words }: Visit, page: BookTablePage): Promise<void> {
  terminal.title(words.t('booking:contact'));
  for (const { field, label } of FIELDS) {
    const current: BookingFormValues[typeof field] = page.view().form.values[field];
    const question = words.t(label);
    const value = await terminal.ask(current === '' ? question : `${question} [${current}]`);
    if (value !== '') page.send({ type: 'CHANGE', change: { field, value } });
  }
}
