import type { ErrorCode } from '@claypot/sdk';
import { assign, type SnapshotFrom, setup } from 'xstate';
import { failureCode } from '../../machines/base/failure.ts';
import { unprovidedAction, unprovidedActor } from '../../machines/base/placeholder.ts';

export interface PictureContext {
  /** Preview URL of the chosen picture. */
  url: string | null;
  error: ErrorCode | null;
}

export type PictureEvent =
  | { type: 'CHOOSE'; file: Blob }
  /** Discards the chosen picture, so that none is sent. */
  | { type: 'DISCARD' };

/** Selects a picture on the device and resizes it before a form sends it. */
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

export interface PictureView {
  /** Preview URL of the chosen picture; null if none is chosen or it was rejected. */
  url: string | null;
  /** True while the picture is being resized. */
  busy: boolean;
  error: ErrorCode | null;
}

export function selectPicture(snapshot: PictureSnapshot): PictureView {
  const { url, error } = snapshot.context;
  return { url, error, busy: snapshot.hasTag('busy') };
}
