import { useActorRef as useReactActorRef } from '@xstate/react';
import { createContext, use } from 'react';
import type { AnyActor } from 'xstate';

/** Receives each actor that a render creates on the server; null in a browser. */
export const CreatedActorsContext = createContext<((actor: AnyActor) => void) | null>(null);

/**
 * Creates an actor for a component, as `useActorRef` of `@xstate/react`. No effect runs on a server,
 * so there the renderer starts the actor.
 */
export const useActorRef: typeof useReactActorRef = (...args) => {
  const actor = useReactActorRef(...args);
  use(CreatedActorsContext)?.(actor);
  return actor;
};
