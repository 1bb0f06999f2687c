import type { EventBus } from '../../events/event-bus.ts';
import type { Clock } from '../../ports/ports.ts';

export interface ReloadDeps {
  events: EventBus;
  clock: Clock;
}

/** Returns the option `follow` of a query that shows data which the counter changes. */
export function reloadWithMember({ clock, events }: ReloadDeps) {
  return (_: unknown, changed: (until: number) => void): (() => void) =>
    events.on({ 'member.outdated': () => changed(clock.now().epochMilliseconds) });
}
