import type { PackageItemDeps } from '@claypot/domain/counter-flows';
import type { CounterRuntime } from '../../app/ports.ts';

/** Follows what the branch can sell, and the language of the names, by the counter's events. */
export function followMenu({
  clock,
  events,
}: Pick<CounterRuntime, 'clock' | 'events'>): PackageItemDeps['followBranch'] {
  return (_, _kind, changed) => {
    const now = () => changed(clock.now().epochMilliseconds);
    return events.on({ 'availability.changed': now, 'language.changed': now });
  };
}
