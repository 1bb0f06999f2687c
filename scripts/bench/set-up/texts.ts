import { createI18n, loadAllTexts } from '@claypot/i18n';
import { createCounterI18n, loadCounterTexts } from '@claypot/i18n/counter';
import { addBackOfficeTexts } from '@claypot/i18n/counter-back-office';
import { addSetUpTexts } from '@claypot/i18n/counter-set-up';

/** Texts of the counter with those of set-up and back office, in English. */
export type Texts = Awaited<ReturnType<typeof loadStaffTexts>>;

/** Texts of customers, in English. */
export type GuestTexts = Awaited<ReturnType<typeof loadGuestTexts>>;

export async function loadStaffTexts() {
  const i18n = await loadCounterTexts(await createCounterI18n('en'));
  return addBackOfficeTexts(addSetUpTexts(i18n));
}

export async function loadGuestTexts() {
  return loadAllTexts(await createI18n('en'));
}
