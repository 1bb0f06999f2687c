import {
  type IdentificationValues,
  parseMemberNo,
  selectGuestMigration,
  selectLeftGuest,
} from '@claypot/domain/account';
import { guestMigrationMachines, identificationMachines } from '@claypot/domain/app';
import { type FormActor, selectForm } from '@claypot/domain/machines';
import { createActor } from 'xstate';
import { settled, type Visit } from '../kiosk.ts';

type Form = FormActor<IdentificationValues>;

/** Returns the member number of a scanned payment code; null for other input. */
export function scannedNumber(line: string): string | null {
  const number = parseMemberNo(line);
  return number !== null && /\d{6}/.test(number) ? number : null;
}

/**
 * Signs a member in with the number of their payment code and their password. Enter alone goes
 * back. The number alone reveals nothing, because others may know it.
 *
 * @param scanned the number if it was already scanned, else null
 */
export async function identify(visit: Visit, scanned: string | null): Promise<void> {
  const { app, run, terminal, words } = visit;
  const { t } = words;
  const form: Form = run(createActor(app.machines(identificationMachines).identification));
  let number = scanned;
  for (;;) {
    number ??= await terminal.ask(t('kiosk:memberNo'));
    if (number === '') return;
    change(form, 'member_no', number);
    const password = await terminal.askSecret(t('kiosk:password'));
    if (password === '') return;
    change(form, 'password', password);
    form.send({ type: 'SUBMIT' });
    const { done, errors, rejection } = await settled(form, selectForm, ({ busy }) => !busy);
    if (done) break;
    if (rejection !== null) terminal.say(words.error(rejection));
    for (const message of Object.values(errors)) terminal.say(t(`validation:${message}`));
    number = null;
  }
  await finishMigration(visit);
}

function change(form: Form, field: keyof IdentificationValues, value: string): void {
  form.send({ type: 'CHANGE', change: { field, value } });
}

/**
 * Migrates the previous guest, who has an empty cart, to the member. Postpones the migration if it
 * fails or asks a question; the guest is then dropped with the session.
 */
async function finishMigration({ app, run }: Visit): Promise<void> {
  if (selectLeftGuest(app.session.getSnapshot()) === null) return;
  const migration = run(createActor(app.machines(guestMigrationMachines).guestMigration));
  const isSettled = ({ stage }: { stage: string }) => stage !== 'working';
  const { stage } = await settled(migration, selectGuestMigration, isSettled);
  if (stage !== 'over') migration.send({ type: 'LATER' });
}
