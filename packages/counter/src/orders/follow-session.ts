import { queryKey } from '@claypot/domain/flows';
import type { CounterRuntime } from '../app/ports.ts';
import type { BoardEvent } from './board/board.machine.ts';
import type { StepsEvent } from './steps/steps.machine.ts';

export interface SessionFollowers extends Pick<CounterRuntime, 'cache' | 'events'> {
  readonly board: { send(event: BoardEvent): void };
  readonly steps: { send(event: StepsEvent): void };
}

/**
 * Subscribes board and steps to the person, the device, the branch and the language. At the end of a session,
 * tickets and search results leave the cache, because they contain personal data.
 *
 * @returns an unsubscribe function
 */
export function followSession({ board, cache, events, steps }: SessionFollowers): () => void {
  return events.on({
    'session.started': ({ person }) => {
      steps.send({ type: 'PERSON', id: person.id });
      board.send({ type: 'SIGNED_IN' });
    },
    'session.ended': () => {
      steps.send({ type: 'PERSON', id: null });
      board.send({ type: 'LOCKED' });
      cache.invalidate(queryKey('counter', 'ticket'));
      cache.invalidate(queryKey('counter', 'search'));
    },
    // Pairing replaces the cookies, so requests with the old ones were rejected.
    'device.paired': () => board.send({ type: 'RETRY' }),
    'branch.changed': ({ branch }) => board.send({ type: 'BRANCH', branch }),
    // Names of dishes come in the language of the request, also in the stream.
    'language.changed': () => board.send({ type: 'RETRY' }),
  });
}
