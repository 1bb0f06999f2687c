import type { ProductEvent, ProductEventOf } from './product-events.ts';

/** What follows from events, by their type. */
type EventHandlers = {
  readonly [Type in ProductEvent['type']]?: (event: ProductEventOf<Type>) => void;
};

/** Tells what has happened to whoever wants to know. */
export type Emit = (event: ProductEvent) => void;

export interface EventBus {
  emit: Emit;
  /** Calls the handler of each event from now on; answers the way to stop. */
  on(handlers: EventHandlers): () => void;
}

/**
 * The one bus on which flows tell what has happened. Machines that a screen starts for itself live
 * and go with it, so nobody can listen to their actors: flows are given `emit` instead.
 *
 * Handlers run at once, in the order in which they were put on. One that throws is reported and
 * keeps neither the others nor the flow from going on.
 */
export function createEventBus(report: (error: unknown) => void): EventBus {
  const listening = new Set<EventHandlers>();
  return {
    emit: (event) => {
      for (const handlers of listening) handle(handlers, event, report);
    },
    on: (handlers) => {
      listening.add(handlers);
      return () => void listening.delete(handlers);
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
