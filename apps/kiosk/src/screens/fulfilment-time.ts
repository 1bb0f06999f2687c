import {
  ASAP,
  branchOpening,
  chosenSlot,
  type FormActor,
  type FulfilmentHours,
  type OrderFormValues,
  slotDays,
} from '@claypot/domain';
import type { Visit } from '../kiosk.ts';
import { choose } from '../terminal/choose.ts';
import { branchNow } from './branch-now.ts';

/** When the order is picked up, as the form has it. */
export function timeText(visit: Visit, known: FulfilmentHours | null, time: string): string {
  const { format, t } = visit.words;
  if (time !== ASAP && time !== '') return format.dateTime(Temporal.Instant.from(time));
  if (known === null) return t('checkout:asap');
  if (!takesAtOnce(visit, known)) return t('checkout:timeNeeded');
  const minutes = known.hours.asap_minutes;
  return `${t('checkout:asap')} (${t('checkout:estimated', { minutes })})`;
}

/** As soon as possible, or one of the times of one of the days; false where there is none. */
export async function askTime(
  visit: Visit,
  form: FormActor<OrderFormValues>,
  known: FulfilmentHours | null,
): Promise<boolean> {
  const { terminal, words } = visit;
  const { format, t } = words;
  const days = known === null ? [] : slotDays(known.hours);
  if (days.length === 0) {
    terminal.say(t('checkout:noTimes'));
    return false;
  }
  terminal.title(t('checkout:chooseDay'));
  const soon = { key: 'a', label: t('checkout:asap'), value: null };
  const day = await choose(visit, [
    ...(takesAtOnce(visit, known) ? [soon] : []),
    ...days.map((value) => ({ label: format.day(value.date), value })),
  ]);
  const value =
    day &&
    (await choose(
      visit,
      day.slots.map((slot) => slotOption(visit, slot.value, known)),
    ));
  form.send({ type: 'CHANGE', change: { field: 'time', value: value ?? ASAP } });
  return true;
}

/** Whether an order can be ready before the branch closes, as far as is known. */
function takesAtOnce({ app }: Visit, known: FulfilmentHours | null): boolean {
  return known === null || branchOpening(known.branch, branchNow(app)).orders !== 'later';
}

function slotOption({ words: { format, t } }: Visit, value: string, known: FulfilmentHours | null) {
  const slot = known && chosenSlot(known.hours, value);
  const start = format.time(slot?.start ?? Temporal.Instant.from(value));
  const label = slot ? t('checkout:timeRange', { start, end: format.time(slot.end) }) : start;
  return { label, value };
}
