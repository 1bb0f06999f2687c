import type { ProductEvent, ProductEventOf } from './product-events.ts';

type EventHandlers = {
  readonly [Type in ProductEvent['type']]?: (event: ProductEventOf<Type>) => void;
};

export type Emit = (event: ProductEvent) => void;

export interface EventBus {
  emit: Emit;
  /** Subscribes a handler per event type. Returns an unsubscribe function. */
  on(handlers: EventHandlers): () => void;
}

/**
 * Returns the event bus of the app. Screens start and stop their own machines, so no other code can
 * subscribe to those actors; they receive `emit` instead.
 *
 * Handlers run synchronously in the order of subscription. An error in a handler is reported and
 * stops neither the other handlers nor the emitting flow.
 */
export function createEventBus(report: (error: unknown) => void): EventBus {
  const subscriptions = new Set<EventHandlers>();
  return {
    emit: (event) => {
      for (const handlers of subscriptions) handle(handlers, event, report);
    },
    on: (handlers) => {
      subscriptions.add(handlers);
      return () => void subscriptions.delete(handlers);
    },
  };
}

function handle<Type extends ProductEvent['type']>(
  handlers: EventHandlers,
  event: ProductEventOf<Type>,
  report: (error: unknown) => void,
): void {
  try {
    handlers[event.type]?.(event);
  } catch (error) {
    report(error);
  }
}
