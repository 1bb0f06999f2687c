import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant } from '../../../contract/wire.ts';
import type { StaffEventRow } from './event-reads.ts';

/** Returns a page of at most `size` events, and the cursor of the next one. */
export function viewEventPage(
  rows: readonly StaffEventRow[],
  size: number,
  zone: string,
): { events: Schemas['StaffEvent'][]; next: string | null } {
  const page = rows.slice(0, size);
  return {
    events: page.map(({ position, at, target_kind, target_name, ...event }) => ({
      ...event,
      id: position,
      at: wireInstant(at, zone),
      target:
        target_kind === null || target_name === null
          ? null
          : { kind: target_kind, name: target_name },
    })),
    next: rows.length > size ? (page.at(-1)?.position ?? null) : null,
  };
}
