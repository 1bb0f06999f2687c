import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import type { Sandbox } from '../sandbox/open-sandbox.ts';

interface Readable<Value> {
  subscribe(listener: () => void): () => void;
  read(): Value;
}

/** What a small store holds now. */
export function useRead<Value>(store: Readable<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.read);
}

/** The actor an exploration is about, as soon as a screen has started it. */
export function useFoundActor(
  { started }: Sandbox,
  find: () => AnyActorRef | null,
): AnyActorRef | null {
  return useSyncExternalStore(started.subscribe, find);
}

/** Where an actor stands now. */
export function useSnapshot(actor: AnyActorRef): AnyMachineSnapshot {
  return useSyncExternalStore(
    (listener) => {
      const following = actor.subscribe(listener);
      return () => following.unsubscribe();
    },
    () => actor.getSnapshot(),
  );
}

export interface Heard {
  readonly id: number;
  readonly type: string;
  /** Where it led, as states in words. */
  readonly state: string;
}

/** The newest events an actor has heard, the last one first. */
export function useHeard(actor: AnyActorRef, words: (actor: AnyActorRef) => string) {
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  useEffect(() => {
    setHeard([]);
    const listening = actor.system.inspect((inspected: InspectionEvent) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== actor) return;
      const { type } = inspected.event;
      setHeard((before) =>
        [{ id: (before[0]?.id ?? 0) + 1, type, state: words(actor) }, ...before].slice(0, 12),
      );
    });
    return () => listening.unsubscribe();
  }, [actor, words]);
  return heard;
}
