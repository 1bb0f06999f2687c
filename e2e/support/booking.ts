import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import ICAL from 'ical.js';
import { field } from './account.ts';
import type { Guest } from './guest.ts';

type ReservationStatus = 'PENDING' | 'APPROVED' | 'CANCELLED';

/** Returns the badges on the screen of reservations with this status. */
export function bookingStatus({ page, t }: Guest, status: ReservationStatus) {
  return page.getByRole('main').getByText(t(`booking:status_${status}`), { exact: true });
}

/** Goes from /home to the branch's booking form. */
export async function openForm({ page, t, words }: Guest): Promise<void> {
  await page.goto('/home');
  await page.getByRole('link', { name: t('home:bookTable'), exact: true }).click();
  await page.waitForURL('**/bookingBranch');
  await page.getByRole('link', { name: words.branch, exact: true }).click();
  await page.waitForURL('**/bookTableInfo/**');
}

/** Books tomorrow for three, at the first free time after `skip` others; ends on /myBooking. */
export async function book(guest: Guest, name: string, phone: string, skip = 0): Promise<void> {
  const { page, t } = guest;
  await guest.button(t('booking:more')).click();
  const tomorrow = days(guest).getByRole('radio').nth(1);
  await tomorrow.locator('xpath=ancestor::label').click();
  await expect(tomorrow).toBeChecked();
  const free = freeTimes(guest);
  await expect(free.first()).toBeAttached();
  await free.nth(skip).locator('xpath=ancestor::label').click();
  await field(guest, t('booking:name')).fill(name);
  await field(guest, t('booking:phone')).fill(phone);
  await guest.button(t('booking:submit')).click();
  await page.waitForURL('**/myBooking');
}

/** Exact, because the name of the midday times contains this one. */
export function days({ page, t }: Guest) {
  return page.getByRole('group', { name: t('booking:day'), exact: true });
}

export function times({ page, t }: Guest) {
  return page.getByRole('group', { name: t('booking:time'), exact: true });
}

/** Returns the available times of the day. */
export function freeTimes(guest: Guest) {
  return times(guest).locator('input:not([disabled])');
}

/** Downloads the event of Add to calendar and parses it with an independent library. */
export async function savedEvent({ page, t }: Guest): Promise<ICAL.Event> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: t('booking:addToCalendar'), exact: true }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.ics$/);
  const text = await readFile(await download.path(), 'utf8');
  const calendar = new ICAL.Component(ICAL.parse(text));
  const event = calendar.getFirstSubcomponent('vevent');
  if (event === null) throw new Error('There is no event in the file');
  return new ICAL.Event(event);
}
