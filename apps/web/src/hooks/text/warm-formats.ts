import { nextTask } from '@claypot/browser/next-task';
import type { Language } from '@claypot/i18n';
import { formatOf } from './format-of.ts';

/**
 * Creates the formatters that nearly every screen uses. This is slow on a slow phone, so it runs
 * outside of rendering.
 */
export async function warmFormats(language: Language, timeZone: string): Promise<void> {
  const format = formatOf(language, timeZone);
  format.amount(0);
  await nextTask();
  format.timeOfDay({ hour: 0, minute: 0 });
  await nextTask();
}
