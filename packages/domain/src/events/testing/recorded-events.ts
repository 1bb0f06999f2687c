import { createEventBus, type EventBus } from '../event-bus.ts';
import type { ProductEvent } from '../product-events.ts';

export interface RecordedEvents extends EventBus {
  /** All emitted events, in order. */
  readonly emitted: ProductEvent[];
}

/** Returns an event bus that records emitted events. An error in a handler fails the test. */
export function recordedEvents(): RecordedEvents {
  const emitted: ProductEvent[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  return {
    emitted,
    on: bus.on,
    emit: (event) => {
      emitted.push(event);
      bus.emit(event);
    },
  };
}
