import { Guest } from '../support/guest.ts';
import { shown } from '../support/shown.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 3_600_000;

for (const [language, hours] of [
  ['en', 13],
  ['zh_CN', -13],
] as const) {
  test(`shows the server's estimate on a device ${hours} h off (${language})`, async ({ page }) => {
    await page.addInitScript((ms) => {
      const { now } = Date;
      Date.now = () => now() + ms;
    }, hours * HOUR);
    const guest = await Guest.speaking(language, page);
    await guest.prepare({ extras: [guest.words.large, guest.words.egg] });
    await page.goto('/orderConfirmation');
    await expect(shown(page, '29.90').first()).toBeVisible();
    // Other journeys move the clock of the shared server.
    const serverNow = await page.evaluate(async () => {
      const { headers } = await fetch('/healthz');
      return Date.parse(headers.get('date') ?? '');
    });
    const offset = Number(await page.evaluate(() => localStorage.getItem('claypot:clock-offset')));
    const error = offset + hours * HOUR - (serverNow - Date.now());
    expect(Math.abs(error)).toBeLessThan(10_000);
    // The next minute may begin meanwhile.
    const times = [34, 35, 36].map((minutes) => formatClock(serverNow + minutes * 60_000));
    await expect(page.getByRole('main')).toContainText(new RegExp(times.join('|')));
  });
}

/** Formats hours and minutes at the branch, without am or pm, such as `2:48`. */
function formatClock(at: number): string {
  const time = new Date(at).toLocaleTimeString('en-US', {
    timeZone: 'Asia/Kuala_Lumpur',
    hour: 'numeric',
    minute: '2-digit',
  });
  return time.replace(/\s?[AP]M$/, '');
}
