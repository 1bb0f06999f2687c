import { ApiError } from '@claypot/sdk';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { controlledClock, deferred } from '../testing/fakes.ts';
import { replies } from '../testing/replies.ts';
import { createResourceCache } from './cache.ts';
import { createResource, STALE_AFTER_A_DAY } from './resource.live.ts';
import { selectResource } from './resource.selectors.ts';

function setUp() {
  const clock = controlledClock();
  const cache = createResourceCache(clock);
  const load = vi.fn<(input: string, signal: AbortSignal) => Promise<string[]>>();
  const machine = createResource<string[], string>(cache, {
    key: (input) => ['names', input],
    load,
    isEmpty: (names) => names.length === 0,
  });
  const open = (input = 'a') => {
    const actor = createActor(machine, { input: { input } });
    actor.start();
    return { actor, view: () => selectResource<string[]>(actor.getSnapshot()) };
  };
  return { clock, cache, load, open };
}

describe('a resource', () => {
  it('loads, then shows what came', async () => {
    const { load, open } = setUp();
    const reply = deferred<string[]>();
    load.mockReturnValue(reply.promise);
    const { view } = open();
    expect(view().status).toBe('loading');
    reply.resolve(['Ann']);
    await replies();
    expect(view()).toMatchObject({ status: 'ready', data: ['Ann'] });
  });

  it('says when there is nothing', async () => {
    const { load, open } = setUp();
    load.mockResolvedValue([]);
    const { view } = open();
    await replies();
    expect(view().status).toBe('empty');
  });

  it('names the failure and loads again when asked, never by itself', async () => {
    const { load, open } = setUp();
    load.mockRejectedValueOnce(
      new ApiError({ code: 'COMPANY_NOT_FOUND', kind: 'refused', status: 404 }),
    );
    const { actor, view } = open();
    await replies();
    expect(view()).toMatchObject({ status: 'failed', error: 'COMPANY_NOT_FOUND' });
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(['Ann']);
    actor.send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ status: 'ready', error: null });
  });

  it('shows what is known in the first snapshot and asks nobody while it is fresh', async () => {
    const { load, open, clock } = setUp();
    load.mockResolvedValue(['Ann']);
    const first = open();
    await replies();
    expect(first.view().status).toBe('ready');
    clock.advance(STALE_AFTER_A_DAY - 1);
    expect(open().view()).toMatchObject({ status: 'ready', data: ['Ann'], refreshing: false });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows stale data while it loads again, and keeps it when that fails', async () => {
    const { load, open, clock } = setUp();
    load.mockResolvedValueOnce(['Ann']);
    const first = open();
    await replies();
    expect(first.view().status).toBe('ready');
    clock.advance(STALE_AFTER_A_DAY);
    load.mockRejectedValueOnce(new Error('offline'));
    const second = open();
    expect(second.view()).toMatchObject({ status: 'ready', data: ['Ann'], refreshing: true });
    await replies();
    expect(second.view()).toMatchObject({ data: ['Ann'], stale: true, error: 'ERROR' });
    load.mockResolvedValueOnce([]);
    second.actor.send({ type: 'REFRESH' });
    await replies();
    expect(second.view()).toMatchObject({ status: 'empty', stale: false });
  });

  it('shares one request between two askers and gives it up only when both have gone', () => {
    const { load, open } = setUp();
    let signal: AbortSignal | undefined;
    load.mockImplementation((_, given) => {
      signal = given;
      return new Promise(() => {});
    });
    const first = open();
    const second = open();
    expect(load).toHaveBeenCalledTimes(1);
    first.actor.stop();
    expect(signal?.aborted).toBe(false);
    second.actor.stop();
    expect(signal?.aborted).toBe(true);
  });

  it('keeps things of different inputs apart', async () => {
    const { load, open } = setUp();
    load.mockImplementation(async (input) => [input]);
    const a = open('a');
    const b = open('b');
    await replies();
    expect(b.view().data).toEqual(['b']);
    expect(a.view().data).toEqual(['a']);
  });
});
