import type { Page } from 'playwright-core';
import { book, bookingStatus, openForm, times } from '../../e2e/support/booking.ts';
import { BUYER, type Guest } from '../../e2e/support/guest.ts';
import type { Shoot } from './shoot.ts';

/** A guest books a table, views it and opens the cancellation. */
export async function walkBooking(page: Page, guest: Guest, shoot: Shoot): Promise<void> {
  const { t } = guest;
  await page.goto('/myBooking');
  await guest.heading(t('booking:emptyTitle')).waitFor();
  await shoot('70-bookings-empty');
  await page.goto('/bookingBranch');
  await page.getByRole('main').getByRole('article').first().waitFor();
  await shoot('71-booking-branch');
  await openForm(guest);
  await times(guest).waitFor();
  await shoot('72-book-table');
  await guest.button(t('booking:submit')).click();
  await shoot('73-book-table-missing');
  await book(guest, BUYER.fullName, BUYER.phone);
  await bookingStatus(guest, 'PENDING').waitFor();
  await shoot('74-bookings');
  await page.getByRole('main').getByRole('button').click();
  await guest.heading(t('booking:cancelTitle')).waitFor();
  await shoot('75-booking-cancel');
  await guest.button(t('booking:cancelKeep')).click();
  await page.getByRole('main').getByRole('link').first().click();
  await page.waitForURL('**/reviewBookTable/**');
  await guest.heading(t('booking:now_PENDING')).waitFor();
  await shoot('76-booking');
  await page.goto('/home');
  await shoot('77-home-booking');
}
