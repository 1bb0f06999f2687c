import type { ProductEvent } from './product-events.ts';

interface AnyEvent {
  readonly type: string;
}

type EventOf<TEvent extends AnyEvent, Type extends TEvent['type']> = Extract<
  TEvent,
  { readonly type: Type }
>;

type EventHandlers<TEvent extends AnyEvent> = {
  readonly [Type in TEvent['type']]?: (event: EventOf<TEvent, Type>) => void;
};

export type Emit = (event: ProductEvent) => void;

export interface EventBus<TEvent extends AnyEvent = ProductEvent> {
  emit(event: TEvent): void;
  /** Subscribes a handler per event type. Returns an unsubscribe function. */
  on(handlers: EventHandlers<TEvent>): () => void;
}

/**
 * Returns the event bus of the app. Screens start and stop their own machines, so no other code can
 * subscribe to those actors; they receive `emit` instead.
 *
 * Handlers run synchronously in the order of subscription. An error in a handler is reported and
 * stops neither the other handlers nor the emitting flow.
 */
export function createEventBus<TEvent extends AnyEvent = ProductEvent>(
  report: (error: unknown) => void,
): EventBus<TEvent> {
  const subscriptions = new Set<EventHandlers<TEvent>>();
  return {
    emit: (event) => {
      for (const handlers of subscriptions) handle<TEvent>(handlers, event, report);
    },
    on: (handlers) => {
      subscriptions.add(handlers);
      return () => void subscriptions.delete(handlers);
    },
  };
}

function handle<TEvent extends AnyEvent>(
  handlers: EventHandlers<TEvent>,
  event: TEvent,
  report: (error: unknown) => void,
): void {
  // The handler under the event's type accepts this event; the compiler cannot pair the two.
  const handler = Reflect.get(handlers, event.type) as ((event: TEvent) => void) | undefined;
  try {
    handler?.(event);
  } catch (error) {
    report(error);
  }
}
