import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createPictureField } from './picture-field.implementation.ts';
import {
  MAX_UPLOAD_BYTES,
  type PictureFieldEvent,
  type PictureStored,
} from './picture-field.machine.ts';
import { selectPictureField } from './picture-field.selectors.ts';

const PHOTO = new File(['pixels'], 'kopi.jpg', { type: 'image/jpeg' });
const DRAWING = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
const CROP = { left: 10, top: 20, width: 400, height: 300 };

function open(mayBeDrawing = false) {
  const uploads: { name: string; purpose: string; crop: string; signal: AbortSignal }[] = [];
  const replyWith: Error[] = [];
  const api = {
    uploadPicture: async (
      { body }: { body: { picture: Blob; purpose?: string; crop?: string } },
      { signal }: { signal?: AbortSignal } = {},
    ) => {
      const { picture, purpose = '', crop = '' } = body;
      const name = picture instanceof File ? picture.name : '';
      uploads.push({ name, purpose, crop, signal: signal ?? new AbortController().signal });
      const failure = replyWith.shift();
      if (failure !== undefined) throw failure;
      return { file: `kopi.${uploads.length}.avif`, width: 640, height: 480 };
    },
  };
  const stored: Omit<PictureStored, 'type'>[] = [];
  const actor = createActor(createPictureField({ api }), { input: { mayBeDrawing } });
  actor.on('picture.stored', ({ name, replaces }) => stored.push({ name, replaces }));
  actor.start();
  return {
    uploads,
    stored,
    replyWith,
    view: () => selectPictureField(actor.getSnapshot()),
    async send(...events: PictureFieldEvent[]) {
      for (const event of events) actor.send(event);
      await replies();
    },
  };
}

const choose = (file: File, replaces: string | null = null) =>
  ({ type: 'CHOOSE', file, replaces }) as const;

describe('picture of a field', () => {
  test('is cropped before it is uploaded, and again afterwards', async () => {
    const { send, view, uploads, stored } = open();
    await send(choose(PHOTO));
    expect(view()).toMatchObject({ cropped: { file: PHOTO, crop: null }, isUploading: false });
    expect(uploads).toEqual([]);
    await send({ type: 'CROP', crop: CROP });
    expect(stored).toEqual([{ name: 'kopi.1.avif', replaces: null }]);
    expect(view()).toMatchObject({ cropped: null, recroppable: ['kopi.1.avif'], problem: null });
    await send({ type: 'RECROP', name: 'kopi.1.avif' });
    expect(view().cropped).toMatchObject({ file: PHOTO, crop: CROP });
    await send({ type: 'CROP', crop: null });
    expect(stored[1]).toEqual({ name: 'kopi.2.avif', replaces: 'kopi.1.avif' });
    expect(uploads.map(({ crop, purpose }) => [crop, purpose])).toEqual([
      ['10,20,400,300', 'picture'],
      ['', 'picture'],
    ]);
  });

  test('is not uploaded when the crop is closed', async () => {
    const { send, view, uploads } = open();
    await send(choose(PHOTO), { type: 'CANCEL' });
    expect(view()).toMatchObject({ cropped: null, isUploading: false, recroppable: [] });
    expect(uploads).toEqual([]);
  });

  test('is uploaded without a crop if it is a drawing', async () => {
    const { send, view, uploads, stored } = open(true);
    await send(choose(DRAWING));
    expect(uploads).toMatchObject([{ name: 'logo.svg', purpose: 'logo', crop: '' }]);
    expect(stored).toHaveLength(1);
    expect(view().recroppable).toEqual([]);
  });

  test('is rejected on the device if it is too large', async () => {
    const { send, view, uploads } = open();
    const large = new File([new Uint8Array(MAX_UPLOAD_BYTES + 1)], 'large.jpg');
    await send(choose(large));
    expect(view()).toMatchObject({ cropped: null, problem: { kind: 'tooLarge' } });
    expect(uploads).toEqual([]);
  });

  test('has the sentence of the server if it cannot be shown or read', async () => {
    const { send, view, replyWith, stored } = open();
    const data = { reason: 'heic', message: 'This is a HEIC photo.' } as const;
    replyWith.push(
      new ApiError({ kind: 'rejected', code: 'PICTURE_REJECTED', status: 422, data }),
      new ApiError({ kind: 'network' }),
    );
    await send(choose(PHOTO), { type: 'BROKEN' });
    expect(view().problem).toEqual({ kind: 'rejected', message: 'This is a HEIC photo.' });
    await send(choose(PHOTO));
    expect(view().problem).toBeNull();
    await send({ type: 'CROP', crop: null });
    expect(view().problem).toMatchObject({ kind: 'failed' });
    expect(stored).toEqual([]);
  });

  test('aborts its upload when it is cancelled', async () => {
    const { send, view, uploads, stored } = open();
    const sent = send(choose(PHOTO), { type: 'CROP', crop: null }, { type: 'CANCEL' });
    expect(view().isUploading).toBe(false);
    await sent;
    expect(uploads.every(({ signal }) => signal.aborted)).toBe(true);
    expect(stored).toEqual([]);
  });

  test('that was never stored cannot be cropped again', async () => {
    const { send, view } = open();
    await send({ type: 'RECROP', name: 'other.avif' });
    expect(view().cropped).toBeNull();
  });
});
