import { replies, unvisited } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { CounterSdk, Draft, Role } from '@claypot/sdk/counter';
import { aDraft, aPublishedVersion, aSession } from '@claypot/testing/counter';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { fakeRuntime } from '../app/testing/runtime.ts';
import { createDraft } from './draft.implementation.ts';
import { type DraftAction, draftMachine } from './draft.machine.ts';
import { selectDraft } from './draft.selectors.ts';

const DRAFT = aDraft();
const EMPTY = aDraft({ version: '77b0e1c2d4f6a908', changes: [], problems: [] });
const VERSION = aPublishedVersion({ number: 3 });

const sessionOf = (role: Role) => {
  const session = aSession();
  return { ...session, person: session.person && { ...session.person, role } };
};

async function open(operations: Partial<CounterSdk> = {}, role: Role = 'owner') {
  const server = { draft: DRAFT, requests: [] as string[] };
  const acts = (name: string) => async (request: { body: object; headers?: object }) => {
    server.requests.push(JSON.stringify([name, request.body]));
    server.draft = EMPTY;
    return EMPTY;
  };
  const runtime = fakeRuntime(
    {
      draft: async () => server.draft,
      publishedVersions: async () => ({ versions: [VERSION] }),
      publishDraft: acts('publish'),
      discardDraft: acts('discard'),
      restoreVersion: acts('restore'),
      ...operations,
    },
    sessionOf(role),
  );
  const actor = createActor(createDraft(runtime)).start();
  await replies();
  const send = async (event: Parameters<typeof actor.send>[0]) => {
    actor.send(event);
    await replies();
  };
  return { server, runtime, send, view: () => selectDraft(actor.getSnapshot()) };
}

const act = (action: DraftAction) => ({ type: 'ACT', action, version: DRAFT.version }) as const;

describe('createDraft', () => {
  test('shows the draft and the earlier versions', async () => {
    const { view } = await open();
    expect(view()).toMatchObject({
      status: 'ready',
      draft: DRAFT,
      versions: [VERSION],
      act: { status: 'idle', action: null },
    });
  });

  test('shows a manager no versions, which only owners may read', async () => {
    const forbidden = new ApiError({ kind: 'rejected', code: 'FORBIDDEN', status: 403 });
    const { view } = await open({ publishedVersions: () => Promise.reject(forbidden) }, 'manager');
    expect(view()).toMatchObject({ status: 'ready', versions: [] });
  });

  test.each<[DraftAction, string]>([
    [{ type: 'publish' }, `["publish",{"version":"${DRAFT.version}"}]`],
    [{ type: 'discard' }, `["discard",{"version":"${DRAFT.version}"}]`],
    [{ type: 'restore', number: 3 }, `["restore",{"version":"${DRAFT.version}","number":3}]`],
  ])('%o happens after a confirmation and reads the draft again', async (action, request) => {
    const { runtime, send, server, view } = await open();
    await send(act(action));
    expect(view().act).toMatchObject({ status: 'asking', action });
    expect(server.requests).toEqual([]);
    await send({ type: 'CONFIRM' });
    expect(server.requests).toEqual([request]);
    expect(view()).toMatchObject({ draft: EMPTY, act: { status: 'done' } });
    expect(runtime.emitted).toEqual([{ type: 'draft.changed' }]);
  });

  test('does nothing when the question is declined', async () => {
    const { send, server, view } = await open();
    await send(act({ type: 'publish' }));
    await send({ type: 'DISMISS' });
    expect(view().act.status).toBe('idle');
    expect(server.requests).toEqual([]);
  });

  test('publishes with the same key after a lost response', async () => {
    const keys: string[] = [];
    const { send, view } = await open({
      publishDraft: async ({ headers }): Promise<Draft> => {
        keys.push(headers['Idempotency-Key']);
        if (keys.length === 1) throw new ApiError({ kind: 'network', code: 'ERROR' });
        return EMPTY;
      },
    });
    for (const _ of [1, 2]) {
      await send(act({ type: 'publish' }));
      await send({ type: 'CONFIRM' });
    }
    expect(view().act.status).toBe('done');
    expect(new Set(keys).size).toBe(1);
  });

  test('shows that another person has changed the draft', async () => {
    const failure = new ApiError({
      kind: 'rejected',
      code: 'DRAFT_CHANGED',
      status: 409,
      data: { entry: null },
    });
    const { send, view } = await open({ publishDraft: () => Promise.reject(failure) });
    await send(act({ type: 'publish' }));
    await send({ type: 'CONFIRM' });
    expect(view()).toMatchObject({
      draft: DRAFT,
      act: { status: 'rejected', error: 'DRAFT_CHANGED' },
    });
  });

  test('reads the draft again after a change in another screen', async () => {
    const { runtime, server, view } = await open();
    server.draft = EMPTY;
    runtime.emit({ type: 'draft.changed' });
    await replies();
    expect(view().draft).toEqual(EMPTY);
  });

  test('creates the address of a preview', async () => {
    const created = { url: 'http://preview-1.localhost/home', expires_at: VERSION.at };
    const { send, view } = await open({ previewDraft: async () => created }, 'manager');
    await send({ type: 'PREVIEW', version: DRAFT.version });
    expect(view().preview).toEqual({ status: 'done', error: null, created });
    await send({ type: 'CLOSE_PREVIEW' });
    expect(view().preview.status).toBe('idle');
  });

  test('handles every event', () => {
    const dark = unvisited(draftMachine, {
      input: undefined,
      events: [
        act({ type: 'publish' }),
        { type: 'PREVIEW', version: DRAFT.version },
        { type: 'CLOSE_PREVIEW' },
        { type: 'CONFIRM' },
        { type: 'DISMISS' },
        { type: 'RETRY' },
        { type: 'REFRESH' },
        { type: 'xstate.snapshot.list', snapshot: {} },
        { type: 'xstate.snapshot.versions', snapshot: {} },
        { type: 'xstate.snapshot.act', snapshot: {} },
        { type: 'xstate.snapshot.preview', snapshot: {} },
      ],
    });
    expect(dark).toEqual({ states: [], events: [] });
  });
});
