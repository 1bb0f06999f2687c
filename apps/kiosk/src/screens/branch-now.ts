import { type App, selectTimeZone } from '@claypot/domain';

/** The present on the wall of the branches. */
export function branchNow(app: App): Temporal.ZonedDateTime {
  return app.ports.clock.now().toZonedDateTimeISO(selectTimeZone(app.company.getSnapshot()));
}
