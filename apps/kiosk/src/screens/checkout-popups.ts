import { selectCheckout } from '@claypot/domain/ordering';
import { specialDaysFrom, weekHours } from '@claypot/domain/places';
import { closedText } from '@claypot/i18n';
import type { Visit } from '../kiosk.ts';
import { confirm } from '../terminal/choose.ts';
import { branchNow } from './branch-now.ts';

/**
 * Shows the popup of the current stage: a question before the order is sent, or the notice that the
 * branch is closed.
 */
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
    const { next_open_time, special_days, week_hours } = problem.hours;
    const week = weekHours(week_hours);
    const specialDays = specialDaysFrom(branchNow(app).toPlainDate(), special_days);
    const { paragraphs, title } = closedText(words, { week, specialDays, next_open_time });
    terminal.title(title);
    terminal.say(...paragraphs.flat());
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
  } else if (problem?.kind === 'waitChanged') {
    const { asap_minutes: minutes, asap_time } = problem.waiting;
    const time = format.time(Temporal.Instant.from(asap_time));
    terminal.title(t('checkout:waitChangedTitle'));
    terminal.say(t('checkout:waitChangedPickup', { minutes, time }));
    answer(await confirm(visit, t('checkout:waitAccept', { time }), t('checkout:notYet')));
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
