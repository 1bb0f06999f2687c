import type { App } from '@claypot/domain/app';
import { selectTimeZone } from '@claypot/domain/company';

export function branchNow(app: App): Temporal.ZonedDateTime {
  return app.ports.clock.now().toZonedDateTimeISO(selectTimeZone(app.company.getSnapshot()));
}
