import type { App } from '@claypot/domain';

const ZONE = 'Asia/Kuala_Lumpur';

/** The present on the wall of the branches. */
export function branchNow(app: App): Temporal.ZonedDateTime {
  return app.ports.clock.now().toZonedDateTimeISO(ZONE);
}
