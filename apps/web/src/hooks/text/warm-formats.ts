import type { Language } from '@claypot/i18n';
import { nextTask } from '../../platform/time/next-task.ts';
import { formatOf } from './use-format.ts';

/** What nearly every screen writes takes a slow phone long to prepare, and so not while it draws. */
export async function warmFormats(language: Language, timeZone: string): Promise<void> {
  const format = formatOf(language, timeZone);
  format.amount(0);
  await nextTask();
  format.timeOfDay({ hour: 0, minute: 0 });
  await nextTask();
}
