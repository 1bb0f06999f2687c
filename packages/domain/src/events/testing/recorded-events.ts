import { createEventBus, type EventBus } from '../event-bus.ts';
import type { ProductEvent } from '../product-events.ts';

export interface RecordedEvents extends EventBus {
  /** All emitted events, in order. */
  readonly told: ProductEvent[];
}

/** Returns an event bus that records emitted events. An error in a handler fails the test. */
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
