import { type FulfilmentHours, type formMachine, selectForm } from '@claypot/domain';
import type { ActorRefFrom } from 'xstate';
import { settled, type Visit } from '../kiosk.ts';
import { askTime } from './fulfilment-time.ts';

type Form = ActorRefFrom<typeof formMachine>;

/** What is asked, in this order, and what it is called. */
const FIELDS = {
  full_name: 'checkout:fullName',
  email: 'checkout:email',
  phone: 'checkout:phone',
  remark: 'checkout:remark',
} as const;

type Field = keyof typeof FIELDS;

/** Asks who is picking up and sends the form; what is wrong is asked again. */
export async function fillForm(
  visit: Visit,
  form: Form,
  known: FulfilmentHours | null,
): Promise<void> {
  const { terminal, words } = visit;
  terminal.title(words.t('checkout:buyer'));
  for (const field of Object.keys(FIELDS) as Field[]) await askField(visit, form, field);
  for (;;) {
    form.send({ type: 'SUBMIT' });
    const { errors, refusal } = await settled(form, selectForm, ({ busy }) => !busy);
    if (refusal !== null) terminal.say(words.t('checkout:refusedTitle'), words.error(refusal));
    const wrong = Object.entries(errors);
    if (wrong.length === 0) return;
    for (const [field, message] of wrong) {
      terminal.say(words.t(`validation:${message}`));
      if (field !== 'time') await askField(visit, form, field as Field);
      else if (!(await askTime(visit, form, known))) return;
    }
  }
}

/** Enter alone keeps what stands there. */
async function askField({ terminal, words }: Visit, form: Form, field: Field): Promise<void> {
  const known = selectForm(form.getSnapshot()).values[field] ?? '';
  const label = words.t(FIELDS[field]);
  const hint = field === 'remark' ? words.t('common:optional') : known;
  const value = await terminal.ask(hint === '' ? label : `${label} [${hint}]`);
  if (value !== '') form.send({ type: 'CHANGE', field, value });
}
