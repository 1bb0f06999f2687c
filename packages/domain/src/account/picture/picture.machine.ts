import type { ErrorCode } from '@claypot/sdk';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import { unprovidedAction, unprovidedActor } from '../../machines/base/placeholder.ts';

export interface PictureContext {
  /** Where the chosen picture can be seen before it is sent. */
  url: string | null;
  error: ErrorCode | null;
}

export type PictureEvent =
  | { type: 'CHOOSE'; file: Blob }
  /** The picture of before after all. */
  | { type: 'DISCARD' };

/** A picture that is chosen on the device and made small before it is sent with a form. */
export const pictureMachine = setup({
  types: {
    context: {} as PictureContext,
    events: {} as PictureEvent,
    tags: {} as 'busy',
  },
  actors: { prepare: unprovidedActor<string, { file: Blob }>('prepare') },
  actions: {
    take: assign((_, params: { url: string }) => ({ url: params.url, error: null })),
    reject: assign((_, params: { error: unknown }) => ({
      url: null,
      error: failureCode(params.error),
    })),
    /** Lets go of the picture that was chosen. */
    drop: assign({ url: null, error: null }),
    release: unprovidedAction('release'),
  },
}).createMachine({
  id: 'picture',
  context: { url: null, error: null },
  initial: 'none',
  entry: 'release',
  on: {
    CHOOSE: '.preparing',
    DISCARD: { target: '.none', actions: ['drop', 'release'] },
  },
  states: {
    none: {},
    preparing: {
      tags: 'busy',
      entry: ['drop', 'release'],
      invoke: {
        src: 'prepare',
        id: 'prepare',
        input: ({ event }) => {
          if (event.type !== 'CHOOSE') throw new Error('No file was chosen');
          return { file: event.file };
        },
        onDone: {
          target: 'chosen',
          actions: { type: 'take', params: ({ event }) => ({ url: event.output }) },
        },
        onError: { target: 'rejected', actions: { type: 'reject', params: ({ event }) => event } },
      },
    },
    chosen: {},
    rejected: {},
  },
});

export type PictureSnapshot = SnapshotFrom<typeof pictureMachine>;

/** All that a view of a picture being chosen may ask. */
export interface PictureView {
  /** URL of the chosen picture; null before one is chosen. */
  url: string | null;
  /** It is being made small. */
  busy: boolean;
  /** Why the file that was chosen cannot be taken. */
  error: ErrorCode | null;
}

export function selectPicture(snapshot: PictureSnapshot): PictureView {
  const { url, error } = snapshot.context;
  return { url, error, busy: snapshot.hasTag('busy') };
}
