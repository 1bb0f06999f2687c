import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { DraftEntry } from '@claypot/sdk/counter';
import { aDraftEntry } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../../../app/testing/runtime.ts';
import { createDishPictures } from './dish-pictures.implementation.ts';
import { selectDishPictures } from './dish-pictures.selectors.ts';

const entryOf = (key: string, en: string, zh_CN: string, fields: Partial<DraftEntry> = {}) =>
  aDraftEntry({
    section: 'dishes',
    key,
    title: { en, zh_CN },
    category: 'drinks',
    status: 'unchanged',
    version: '0000000000000001',
    fields: { price: '4.50' },
    ...fields,
  });

const DISHES = [
  entryOf('iced-kopi', 'Iced Kopi', '冻咖啡'),
  entryOf('teh-tarik', 'Teh Tarik', '拉茶'),
  entryOf('milo', 'Milo', '美禄'),
  entryOf('old', 'Old', '旧', { status: 'removed' }),
];

const file = (name: string) => new File(['pixels'], name);

/** A server with the dishes. An upload ends when its `finish` is called. */
async function open() {
  const uploads: { name: string; crop: string | undefined; finish: () => void }[] = [];
  const saved: string[] = [];
  const server: { upload: Error | null; save: Error | null } = { upload: null, save: null };
  const take = (kind: 'upload' | 'save') => {
    const failure = server[kind];
    server[kind] = null;
    if (failure !== null) throw failure;
  };
  const runtime = fakeRuntime({
    draftSection: async () => ({ section: 'dishes', entries: DISHES }),
    uploadPicture: async ({ body }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      uploads.push({ name: body.name ?? '', crop: body.crop, finish: resolve });
      await promise;
      take('upload');
      return { file: `${body.name}.0a1b2c3d4e.avif`, width: 1200, height: 900 };
    },
    saveDraftEntry: async ({ body }) => {
      take('save');
      saved.push(`${body.key} ${body.version} ${JSON.stringify(body.fields)}`);
      return entryOf(body.key ?? '', '', '');
    },
  });
  const actor = createActor(createDishPictures(runtime)).start();
  await replies();
  return {
    runtime,
    saved,
    server,
    uploads,
    view: () => selectDishPictures(actor.getSnapshot()),
    states: () => selectDishPictures(actor.getSnapshot()).rows.map(({ state }) => state.kind),
    send: async (event: Parameters<typeof actor.send>[0]) => {
      actor.send(event);
      await replies();
    },
    finishAll: async () => {
      for (let index = 0; index < uploads.length; index += 1) {
        uploads[index]?.finish();
        await replies();
      }
    },
  };
}

const rejected = (code: string, data: object, status: number) =>
  new ApiError({ kind: 'rejected', code, status, data });

describe('pictures of dishes', () => {
  test('are matched by their names and corrected by the person', async () => {
    const { send, view } = await open();
    await send({ type: 'ADD', files: ['Iced Kopi.JPG', '拉茶_1.png', 'IMG_1.jpg'].map(file) });
    const dishes = () => view().rows.map(({ dish, isGuessed }) => [dish, isGuessed]);
    expect(dishes()).toEqual([
      ['iced-kopi', true],
      ['teh-tarik', true],
      [null, true],
    ]);
    expect(view()).toMatchObject({ ready: 2, canStart: true });
    await send({ type: 'ASSIGN', id: 3, key: 'milo' });
    expect(dishes()[2]).toEqual(['milo', false]);
    await send({ type: 'ASSIGN', id: 1, key: null });
    expect(dishes()[0]).toEqual([null, false]);
    await send({ type: 'REMOVE', id: 2 });
    expect(view().rows.map(({ id }) => id)).toEqual([1, 3]);
  });

  test('are uploaded two at a time and saved into the draft', async () => {
    const { send, states, uploads, saved, view, finishAll, runtime } = await open();
    await send({ type: 'ADD', files: ['iced-kopi.jpg', 'teh-tarik.jpg', 'milo.jpg'].map(file) });
    await send({ type: 'CROP', id: 2, crop: { left: 0, top: 10.7, width: 400.2, height: 300 } });
    await send({ type: 'START' });
    expect(states()).toEqual(['uploading', 'uploading', 'waiting']);
    expect(view()).toMatchObject({ isSending: true, canStart: false });
    uploads[1]?.finish();
    await replies();
    expect(states()).toEqual(['uploading', 'done', 'uploading']);
    await finishAll();
    expect(view()).toMatchObject({ isSending: false, done: 3, ready: 0, canStart: false });
    expect(uploads.map(({ name, crop }) => [name, crop])).toEqual([
      ['iced-kopi', undefined],
      ['teh-tarik', '0,10,400,300'],
      ['milo', undefined],
    ]);
    expect(saved.toSorted()).toEqual(
      ['iced-kopi', 'milo', 'teh-tarik'].map(
        (key) => `${key} 0000000000000001 {"price":"4.50","image":"${key}.0a1b2c3d4e.avif"}`,
      ),
    );
    expect(runtime.emitted).toEqual([{ type: 'draft.changed' }]);
  });

  test('of one dish are uploaded once', async () => {
    const { send, view, uploads } = await open();
    await send({ type: 'ADD', files: ['milo.jpg', 'Milo (2).jpg'].map(file) });
    expect(view().rows.map(({ isRepeated }) => isRepeated)).toEqual([false, true]);
    await send({ type: 'START' });
    expect(uploads).toHaveLength(1);
  });

  test('that are rejected show the sentence of the server', async () => {
    const { send, view, server, finishAll, saved } = await open();
    await send({ type: 'ADD', files: [file('milo.heic')] });
    server.upload = rejected('PICTURE_REJECTED', { reason: 'heic', message: 'Save it.' }, 422);
    await send({ type: 'START' });
    await finishAll();
    expect(view().rows[0]?.state).toEqual({ kind: 'rejected', message: 'Save it.' });
    expect(saved).toEqual([]);
  });

  test('of a dish that another person has changed are saved on the next start', async () => {
    const { send, view, server, finishAll, saved } = await open();
    const entry = entryOf('milo', 'Milo', '美禄', {
      version: '0000000000000002',
      fields: { price: '5.00' },
    });
    await send({ type: 'ADD', files: [file('milo.jpg')] });
    server.save = rejected('DRAFT_CHANGED', { entry }, 409);
    await send({ type: 'START' });
    await finishAll();
    expect(view().rows[0]?.state).toEqual({ kind: 'conflict', entry });
    await send({ type: 'START' });
    await finishAll();
    expect(saved).toEqual([
      'milo 0000000000000002 {"price":"5.00","image":"milo.0a1b2c3d4e.avif"}',
    ]);
  });

  test('that fail are uploaded again, those that are done are not', async () => {
    const { send, states, server, uploads, finishAll } = await open();
    await send({ type: 'ADD', files: ['iced-kopi.jpg', 'milo.jpg'].map(file) });
    server.upload = new ApiError({ kind: 'network' });
    await send({ type: 'START' });
    await finishAll();
    expect(states().toSorted()).toEqual(['done', 'failed']);
    await send({ type: 'START' });
    await finishAll();
    expect(states()).toEqual(['done', 'done']);
    expect(uploads).toHaveLength(3);
  });

  test('that are cancelled wait again', async () => {
    const { send, states, uploads, saved } = await open();
    await send({ type: 'ADD', files: [file('milo.jpg')] });
    await send({ type: 'START' });
    await send({ type: 'CANCEL' });
    expect(states()).toEqual(['waiting']);
    uploads[0]?.finish();
    await replies();
    expect(states()).toEqual(['waiting']);
    expect(saved).toEqual([]);
  });
});
