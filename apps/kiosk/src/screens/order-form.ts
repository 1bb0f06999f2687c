import { type FormActor, selectForm } from '@claypot/domain/machines';
import type { FulfilmentHours, OrderFormValues } from '@claypot/domain/ordering';
import { settled, type Visit } from '../kiosk.ts';
import { askTime } from './fulfilment-time.ts';

type Form = FormActor<OrderFormValues>;

/** Fields in the order in which they are asked, with their labels. */
const FIELDS = [
  { field: 'full_name', label: 'checkout:fullName' },
  { field: 'email', label: 'checkout:email' },
  { field: 'phone', label: 'checkout:phone' },
  { field: 'remark', label: 'checkout:remark' },
] as const;

type Field = (typeof FIELDS)[number];

/**
 * Asks for the customer's details and submits the form; invalid fields are asked again.
 * @param stands returns true if the total still equals the shown one. If not, the form is not
 * submitted.
 */
export async function fillForm(
  visit: Visit,
  form: Form,
  loadedHours: FulfilmentHours | null,
  stands: () => boolean,
): Promise<void> {
  const { terminal, words } = visit;
  terminal.title(words.t('checkout:buyer'));
  for (const field of FIELDS) await askField(visit, form, field);
  while (stands()) {
    form.send({ type: 'SUBMIT' });
    const { errors, rejection } = await settled(form, selectForm, ({ busy }) => !busy);
    if (rejection !== null) terminal.say(words.t('checkout:rejectedTitle'), words.error(rejection));
    if (Object.keys(errors).length === 0) return;
    for (const field of FIELDS) {
      const message = errors[field.field];
      if (message === undefined) continue;
      terminal.say(words.t(`validation:${message}`));
      await askField(visit, form, field);
    }
    if (errors.requestedTime === undefined) continue;
    terminal.say(words.t(`validation:${errors.requestedTime}`));
    if (!(await askTime(visit, form, loadedHours))) return;
  }
}

/** Enter alone leaves the current value unchanged. */
async function askField({ terminal, words }: Visit, form: Form, asked: Field): Promise<void> {
  const { field } = asked;
  const current = selectForm(form.getSnapshot()).values[field];
  const label = words.t(asked.label);
  const hint = field === 'remark' ? words.t('common:optional') : current;
  const value = await terminal.ask(hint === '' ? label : `${label} [${hint}]`);
  if (value !== '') form.send({ type: 'CHANGE', change: { field, value } });
}
