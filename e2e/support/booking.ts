import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { field } from './account.ts';
import type { Guest } from './guest.ts';

type Standing = 'PENDING' | 'APPROVED' | 'CANCELLED';

/** The badges that say how the bookings on the screen stand. */
export function standing({ page, t }: Guest, status: Standing) {
  return page.getByRole('main').getByText(t(`booking:status_${status}`), { exact: true });
}

/** From /home to the form of the branch. */
export async function openForm({ page, t, words }: Guest): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: t('home:bookTable') }).click();
  await page.waitForURL('**/bookingBranch');
  await page.getByRole('link', { name: words.branch, exact: true }).click();
  await page.waitForURL('**/bookTableInfo/**');
}

/** Tomorrow at the first free time after `skip` others, for three; on the form, ends on /myBooking. */
export async function book(guest: Guest, name: string, phone: string, skip = 0): Promise<void> {
  const { page, t } = guest;
  await guest.button(t('booking:more')).click();
  const tomorrow = days(guest).getByRole('radio').nth(1);
  await tomorrow.locator('xpath=ancestor::label').click();
  await expect(tomorrow).toBeChecked();
  const free = freeTimes(guest);
  await expect(free.first()).toBeAttached();
  await free.nth(skip).locator('xpath=ancestor::label').click();
  await field(guest, `${t('booking:name')}*`).fill(name);
  await field(guest, `${t('booking:phone')}*`).fill(phone);
  await guest.button(t('booking:submit')).click();
  await page.waitForURL('**/myBooking');
}

/** Not the times of midday. */
export function days({ page, t }: Guest) {
  return page.getByRole('group', { name: t('booking:day'), exact: true });
}

export function times({ page, t }: Guest) {
  return page.getByRole('group', { name: t('booking:time'), exact: true });
}

/** Those of the day that can be chosen, once they have come. */
export function freeTimes(guest: Guest) {
  return times(guest).locator('input:not([disabled])');
}

/** The event of the file that Add to calendar gives, as another make of reader understands it. */
export async function savedEvent({ page, t }: Guest): Promise<ICAL.Event> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('booking:addToCalendar') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const text = await readFile(await download.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('There is no event in the file');
  return new ICAL.Event(event);
}
