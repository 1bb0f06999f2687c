import { createEventBus, type EventBus } from '../event-bus.ts';
import type { ProductEvent } from '../product-events.ts';

export interface RecordedEvents extends EventBus {
  /** All that was told, as it came. */
  readonly told: ProductEvent[];
}

/** A bus that keeps what was told; what a handler throws fails the test. */
export function recordedEvents(): RecordedEvents {
  const told: ProductEvent[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  return {
    told,
    on: bus.on,
    emit: (event) => {
      told.push(event);
      bus.emit(event);
    },
  };
}
