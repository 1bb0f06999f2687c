import type { App } from '@claypot/domain/app';
import { selectTimeZone } from '@claypot/domain/company';

/** The present on the wall of the branches. */
export function branchNow(app: App): Temporal.ZonedDateTime {
  return app.ports.clock.now().toZonedDateTimeISO(selectTimeZone(app.company.getSnapshot()));
}
