import { renewSnapshot, unprovidedCallback } from '@claypot/domain/flows';
import type { DraftEntries, DraftEntry, ErrorCode } from '@claypot/sdk/counter';
import { assign, sendTo, setup } from 'xstate';
import { unprovidedQuery } from '../../../app/machines.ts';
import type { CropArea } from './upload.ts';

/** State of a picture. */
export type PictureState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'uploading' }
  | { readonly kind: 'done' }
  /** The server rejected the file; `message` has the remedy. */
  | { readonly kind: 'rejected'; readonly message: string }
  /** Another person changed the dish; `entry` is the present one. */
  | { readonly kind: 'conflict'; readonly entry: DraftEntry | null }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

export interface PictureRow {
  readonly id: number;
  readonly file: File;
  /** Key that the person chose; null for none, undefined to match by the file name. */
  readonly chosen: string | null | undefined;
  readonly crop: CropArea | null;
  readonly state: PictureState;
}

export interface DishPicturesContext {
  readonly rows: readonly PictureRow[];
  /** Id of the next row. */
  readonly next: number;
}

export type DishPicturesEvent =
  | { type: 'ADD'; files: readonly File[] }
  | { type: 'ASSIGN'; id: number; key: string | null }
  | { type: 'CROP'; id: number; crop: CropArea | null }
  | { type: 'REMOVE'; id: number }
  /** Uploads every picture that has a dish. */
  | { type: 'START' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  | { type: 'STATE'; id: number; state: PictureState }
  | { type: 'FINISHED' };

/** Pictures of dishes, matched by their file names and saved into the draft. */
export const dishPicturesMachine = setup({
  types: {
    context: {} as DishPicturesContext,
    events: {} as DishPicturesEvent,
    children: {} as { list: 'list'; send: 'send' },
    tags: {} as 'sending',
  },
  actors: {
    list: unprovidedQuery<object, DraftEntries>(),
    /** Uploads the rows. Sends `STATE` for each change and `FINISHED` at the end. */
    send: unprovidedCallback<DishPicturesEvent, { rows: readonly PictureRow[] }>('send'),
  },
  actions: {
    add: assign(({ context: { rows, next } }, { files }: { files: readonly File[] }) => ({
      rows: [
        ...rows,
        ...files.map((file, index) => ({
          id: next + index,
          file,
          chosen: undefined,
          crop: null,
          state: { kind: 'waiting' } as const,
        })),
      ],
      next: next + files.length,
    })),
    change: assign(
      ({ context: { rows } }, { id, ...fields }: Partial<PictureRow> & { id: number }) => ({
        rows: rows.map((row) => (row.id === id ? { ...row, ...fields } : row)),
      }),
    ),
    remove: assign(({ context: { rows } }, { id }: { id: number }) => ({
      rows: rows.filter((row) => row.id !== id),
    })),
    /** A cancelled upload may have been stored; uploading it again stores nothing new. */
    stopUploads: assign(({ context: { rows } }) => ({
      rows: rows.map((row) =>
        row.state.kind === 'uploading' ? { ...row, state: { kind: 'waiting' } as const } : row,
      ),
    })),
    retryList: sendTo('list', { type: 'RETRY' }),
    refreshList: sendTo('list', { type: 'REFRESH' }),
    renew: renewSnapshot(),
  },
}).createMachine({
  id: 'dishPictures',
  context: { rows: [], next: 1 },
  invoke: {
    src: 'list',
    id: 'list',
    input: {},
    onSnapshot: { actions: 'renew' },
  },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        ADD: { actions: { type: 'add', params: ({ event }) => event } },
        ASSIGN: {
          actions: {
            type: 'change',
            params: ({ event: { id, key } }) => ({ id, chosen: key, state: { kind: 'waiting' } }),
          },
        },
        CROP: {
          actions: {
            type: 'change',
            params: ({ event: { id, crop } }) => ({ id, crop, state: { kind: 'waiting' } }),
          },
        },
        REMOVE: { actions: { type: 'remove', params: ({ event }) => event } },
        RETRY: { actions: 'retryList' },
        START: 'sending',
      },
    },
    sending: {
      tags: 'sending',
      invoke: { src: 'send', id: 'send', input: ({ context }) => ({ rows: context.rows }) },
      on: {
        STATE: {
          actions: {
            type: 'change',
            params: ({ event: { id, state } }) => ({ id, state }),
          },
        },
        FINISHED: { target: 'choosing', actions: 'refreshList' },
        CANCEL: { target: 'choosing', actions: ['stopUploads', 'refreshList'] },
      },
    },
  },
});
