import type { FormActor } from '@claypot/domain/machines';
import {
  type FulfilmentHours,
  fulfilmentTime,
  type OrderFormValues,
  type RequestedTime,
  type TimeSlot,
} from '@claypot/domain/ordering';
import type { Visit } from '../kiosk.ts';
import { choose } from '../terminal/choose.ts';

export function timeText(
  visit: Visit,
  loadedHours: FulfilmentHours | null,
  requestedTime: RequestedTime,
): string {
  const { format, t } = visit.words;
  if (loadedHours === null) {
    return requestedTime === null ? t('checkout:asap') : format.dateTime(requestedTime);
  }
  const { needed, slot, soon } = fulfilmentTime(
    loadedHours,
    { method: 'pickup', time: requestedTime },
    visit.app.ports.clock.now(),
  );
  if (slot !== null) return format.dateTimeRange(slot.start, slot.end);
  if (needed) return t('checkout:timeNeeded');
  const minutes = soon?.minutes ?? loadedHours.hours.asap_minutes;
  return `${t('checkout:asap')} (${t('checkout:estimated', { minutes })})`;
}

/**
 * Asks for a pickup time: as soon as possible, or a slot of a day. Returns false if no time is
 * available.
 */
export async function askTime(
  visit: Visit,
  form: FormActor<OrderFormValues>,
  loadedHours: FulfilmentHours | null,
): Promise<boolean> {
  const { app, terminal, words } = visit;
  const { format, t } = words;
  const offered =
    loadedHours &&
    fulfilmentTime(loadedHours, { method: 'pickup', time: null }, app.ports.clock.now());
  if (offered === null || offered.days.length === 0) {
    terminal.say(t('checkout:noTimes'));
    return false;
  }
  terminal.title(t('checkout:chooseDay'));
  const soon = { key: 'a', label: t('checkout:asap'), value: null };
  const day = await choose(visit, [
    ...(offered.canBeSoon ? [soon] : []),
    ...offered.days.map((value) => ({ label: format.day(value.date), value })),
  ]);
  const slot =
    day &&
    (await choose(
      visit,
      day.slots.map((value) => ({ label: slotText(visit, value), value })),
    ));
  const change = { field: 'requestedTime' as const, value: slot?.start ?? null };
  form.send({ type: 'CHANGE', change });
  return true;
}

function slotText({ words: { format } }: Visit, { end, start }: TimeSlot): string {
  return format.timeRange(start, end);
}
