import { unprovidedActor } from '@claypot/domain/flows';
import { codeOf, type ErrorCode } from '@claypot/sdk/counter';
import { assign, emit, enqueueActions, setup } from 'xstate';
import type { CropArea, PictureResult, PictureUpload } from '../files/pictures/upload.ts';

/** A picture of the device and the part of it that a person wants. */
export interface Original {
  readonly file: File;
  /** Null for the entire picture. */
  readonly crop: CropArea | null;
}

/** A picture that is being cropped or uploaded. */
export interface ChosenPicture extends Original {
  /** Name of the stored picture that it replaces; null if it is added. */
  readonly replaces: string | null;
}

/** Reason why a picture was not stored. */
export type PictureProblem =
  | { readonly kind: 'tooLarge' }
  /** `message` has the remedy, in the person's language. */
  | { readonly kind: 'rejected'; readonly message: string }
  | { readonly kind: 'failed'; readonly code: ErrorCode };

export interface PictureFieldContext {
  /** True if an SVG drawing fits. */
  readonly mayBeDrawing: boolean;
  readonly chosen: ChosenPicture | null;
  readonly problem: PictureProblem | null;
  /** Originals of the pictures that were stored since the form is open, by their stored names. */
  readonly originals: Readonly<Record<string, Original>>;
}

export type PictureFieldEvent =
  | { type: 'CHOOSE'; file: File; replaces: string | null }
  /** Crops a stored picture again, from its original. */
  | { type: 'RECROP'; name: string }
  | { type: 'CROP'; crop: CropArea | null }
  /** The browser cannot show the picture. The server accepts it, or says what is wrong. */
  | { type: 'BROKEN' }
  /** Closes the crop without a choice, or cancels the upload. */
  | { type: 'CANCEL' };

export interface PictureStored {
  readonly type: 'picture.stored';
  readonly name: string;
  readonly replaces: string | null;
}

/** Largest file that the server accepts, in bytes. */
export const MAX_UPLOAD_BYTES = 25_000_000;

/** Picture of a field: chosen, cropped and uploaded. Emits `picture.stored`. */
export const pictureFieldMachine = setup({
  types: {
    context: {} as PictureFieldContext,
    events: {} as PictureFieldEvent,
    emitted: {} as PictureStored,
    input: {} as { readonly mayBeDrawing: boolean },
    tags: {} as 'cropping' | 'uploading',
  },
  actors: {
    upload: unprovidedActor<PictureResult, PictureUpload>('upload'),
  },
  guards: {
    isTooLarge: (_, { file }: { file: File }) => file.size > MAX_UPLOAD_BYTES,
    /** A drawing is stored as it is. */
    isDrawing: (_, { file }: { file: File }) => file.type === 'image/svg+xml',
    hasOriginal: ({ context: { originals } }, { name }: { name: string }) =>
      Object.hasOwn(originals, name),
  },
  actions: {
    choose: assign((_, { file, replaces }: { file: File; replaces: string | null }) => ({
      chosen: { file, replaces, crop: null },
      problem: null,
    })),
    chooseOriginal: assign(({ context: { originals } }, { name }: { name: string }) => {
      const original = originals[name];
      return original === undefined
        ? {}
        : { chosen: { ...original, replaces: name }, problem: null };
    }),
    setCrop: assign(({ context: { chosen } }, { crop }: { crop: CropArea | null }) => ({
      chosen: chosen && { ...chosen, crop },
    })),
    setProblem: assign((_, { problem }: { problem: PictureProblem }) => ({
      problem,
      chosen: null,
    })),
    drop: assign({ chosen: null }),
    keepOriginal: assign(({ context: { chosen, originals } }, { name }: { name: string }) =>
      chosen === null || chosen.file.type === 'image/svg+xml'
        ? {}
        : { originals: { ...originals, [name]: { file: chosen.file, crop: chosen.crop } } },
    ),
    emitStored: emit(({ context: { chosen } }, { name }: { name: string }) => ({
      type: 'picture.stored' as const,
      name,
      replaces: chosen?.replaces ?? null,
    })),
  },
}).createMachine({
  id: 'pictureField',
  context: ({ input: { mayBeDrawing } }) => ({
    mayBeDrawing,
    chosen: null,
    problem: null,
    originals: {},
  }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        CHOOSE: [
          {
            guard: { type: 'isTooLarge', params: ({ event }) => event },
            actions: { type: 'setProblem', params: { problem: { kind: 'tooLarge' } } },
          },
          {
            guard: { type: 'isDrawing', params: ({ event }) => event },
            target: 'uploading',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'cropping', actions: { type: 'choose', params: ({ event }) => event } },
        ],
        RECROP: {
          guard: { type: 'hasOriginal', params: ({ event }) => event },
          target: 'cropping',
          actions: { type: 'chooseOriginal', params: ({ event }) => event },
        },
      },
    },
    cropping: {
      tags: 'cropping',
      on: {
        CROP: {
          target: 'uploading',
          actions: { type: 'setCrop', params: ({ event }) => event },
        },
        BROKEN: { target: 'uploading', actions: { type: 'setCrop', params: { crop: null } } },
        CANCEL: { target: 'idle', actions: 'drop' },
      },
    },
    uploading: {
      tags: 'uploading',
      invoke: {
        src: 'upload',
        input: ({ context: { chosen, mayBeDrawing } }) => ({
          picture: chosen?.file ?? new Blob(),
          name: null,
          crop: chosen?.crop ?? null,
          purpose: mayBeDrawing ? 'logo' : 'picture',
        }),
        onDone: {
          target: 'idle',
          actions: enqueueActions(({ enqueue, event: { output } }) => {
            if (output.kind === 'rejected') {
              enqueue({ type: 'setProblem', params: { problem: output } });
              return;
            }
            const name = output.picture.file;
            enqueue({ type: 'emitStored', params: { name } });
            enqueue({ type: 'keepOriginal', params: { name } });
            enqueue('drop');
          }),
        },
        onError: {
          target: 'idle',
          actions: {
            type: 'setProblem',
            params: ({ event }) => ({ problem: { kind: 'failed', code: codeOf(event.error) } }),
          },
        },
      },
      on: { CANCEL: { target: 'idle', actions: 'drop' } },
    },
  },
});
