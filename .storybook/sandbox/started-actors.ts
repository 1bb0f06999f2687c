import { type AnyActorRef, type AnyStateMachine, StateMachine } from 'xstate';

/** The actors that screens have started, each under the name its machine has in the app. */
export function createStartedActors() {
  const newest = new Map<string, AnyActorRef>();
  const listeners = new Set<() => void>();
  /** The watched machines: asked again, each is the same. */
  const made = new Map<string, AnyStateMachine>();

  function note(name: string, actor: AnyActorRef) {
    newest.set(name, actor);
    // An actor is made while a screen is drawn, and that is no time to draw something else.
    queueMicrotask(() => {
      for (const listener of listeners) listener();
    });
  }
  /** The same machine, of which every actor is noted. */
  function watched(name: string, machine: AnyStateMachine): AnyStateMachine {
    const begin = machine.getInitialSnapshot;
    return Object.create(machine, {
      getInitialSnapshot: {
        value: (...[scope, input]: Parameters<typeof begin>) => {
          note(name, scope.self);
          return begin(scope, input);
        },
      },
    });
  }
  return {
    /** The newest actor of that name; null before there is one. */
    read: (name: string) => newest.get(name) ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** The same machines, all watched; each is asked for only when a screen wants it. */
    watch<Machines extends object>(machines: Machines): Machines {
      return new Proxy(machines, {
        get(target, name) {
          const machine: unknown = Reflect.get(target, name);
          if (typeof name !== 'string' || !(machine instanceof StateMachine)) return machine;
          const known = made.get(name) ?? watched(name, machine);
          made.set(name, known);
          return known;
        },
      });
    },
  };
}
