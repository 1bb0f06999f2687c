import { type ClosedHours, isOpenAllDay, selectCheckout } from '@claypot/domain';
import type { Visit } from '../kiosk.ts';
import { confirm } from '../terminal/choose.ts';
import type { Words } from '../words.ts';

/** What has to be answered before the order goes out. */
export async function popup(visit: Visit): Promise<void> {
  const { app, terminal, words } = visit;
  const { format, t } = words;
  const { problem, stage } = selectCheckout(app.checkout.getSnapshot());
  const answer = (yes: boolean) => app.checkout.send({ type: yes ? 'CONFIRM' : 'DISMISS' });

  if (stage === 'confirmingGuest') {
    terminal.title(t('checkout:guestTitle'));
    terminal.say(t('checkout:guestText'));
    answer(await confirm(visit, t('checkout:guestConfirm'), t('checkout:goBack')));
  } else if (problem?.kind === 'closed') {
    terminal.title(t('checkout:closedTitle'));
    terminal.say(...closedText(words, problem.hours));
    answer(false);
  } else if (problem?.kind === 'priceChanged') {
    const { total } = problem.figures;
    terminal.title(t('checkout:priceChangedTitle'));
    terminal.say(
      t('checkout:priceChangedText'),
      `${t('common:total')}: ${format.money(total.final_total_amount)}`,
    );
    const yes = t('checkout:orderAt', { total: format.money(total.final_total_amount) });
    answer(await confirm(visit, yes, t('checkout:notYet')));
  } else if (problem?.kind === 'unavailable') {
    terminal.title(t('checkout:unavailableTitle'));
    terminal.say(t('checkout:unavailableText'));
    for (const { name, reason } of problem.lines)
      terminal.say(`  ${name} · ${t(`checkout:${reason}`)}`);
    const removing = await confirm(visit, t('checkout:removeThese'), t('checkout:lookAtOrder'));
    for (const { line_id } of removing ? problem.lines : []) {
      if (line_id !== null) app.cart.send({ type: 'REMOVE', id: line_id });
    }
    answer(false);
  }
}

/** The hours of a branch that takes no order now. */
function closedText({ t, format }: Words, hours: ClosedHours): string[] {
  const clock = (hour: string) => format.timeOfDay(Temporal.PlainTime.from(hour));
  const { start_hour, close_hour, next_open_time: next } = hours;
  const usual = isOpenAllDay(hours)
    ? t('checkout:openAllDay')
    : t('checkout:closedHours', { from: clock(start_hour), to: clock(close_hour) });
  if (next === null) return [usual];
  const time = format.dateTime(Temporal.Instant.from(next));
  return [usual, t('checkout:opensAgain', { time })];
}
