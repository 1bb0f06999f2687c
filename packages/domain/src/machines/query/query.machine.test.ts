import { ApiError } from '@claypot/sdk';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { controlledClock, deferred, fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createQuery, type QueryOptions, STALE_AFTER_A_DAY } from './query.implementation.ts';
import { LATE_AFTER } from './query.machine.ts';
import { selectQuery } from './query.selectors.ts';
import { createQueryCache } from './query-cache.ts';
import { queryKey } from './query-key.ts';

type Load = (input: string, signal: AbortSignal) => Promise<string[]>;

function setUp(options: Partial<QueryOptions<string, string[]>> = {}) {
  const clock = controlledClock();
  const { connection } = fakePorts();
  const cache = createQueryCache(clock, undefined, connection);
  const load = vi.fn<Load>();
  const machine = createQuery<string, string[]>(cache, {
    key: (input) => queryKey('names', input),
    load,
    isEmpty: (names) => names.length === 0,
    ...options,
  });
  const open = (input = 'a') => {
    const actor = createActor(machine, { input, clock: clock.delays }).start();
    return { actor, send: actor.send, view: () => selectQuery(actor.getSnapshot()) };
  };
  const later = async (milliseconds: number) => {
    clock.advance(milliseconds);
    await replies();
  };
  return { clock, cache, connection, load, open, later };
}

const lost = new ApiError({ kind: 'network' });
const rejected = (code: string) => new ApiError({ kind: 'rejected', code, status: 404 });

describe('query machine', () => {
  it('loads and shows the data with its type', async () => {
    const { load, open } = setUp();
    const reply = deferred<string[]>();
    load.mockReturnValue(reply.promise);
    const { view } = open();
    expect(view().status).toBe('loading');
    reply.resolve(['Ann']);
    await replies();
    expect(view()).toMatchObject({ status: 'ready', data: ['Ann'] });
    expectTypeOf(view().data).toEqualTypeOf<string[] | null>();
  });

  it('shows empty data as empty', async () => {
    const { load, open } = setUp();
    load.mockResolvedValue([]);
    const { view } = open();
    await replies();
    expect(view().status).toBe('empty');
  });

  it('shows the error and reloads only on RETRY', async () => {
    const { load, open } = setUp();
    load.mockRejectedValueOnce(rejected('COMPANY_NOT_FOUND'));
    const { actor, view } = open();
    await replies();
    expect(view()).toMatchObject({ status: 'failed', error: 'COMPANY_NOT_FOUND' });
    expect(load).toHaveBeenCalledTimes(1);
    load.mockResolvedValue(['Ann']);
    actor.send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ status: 'ready', error: null });
  });

  it('repeats a request once that fails after the connection was restored', async () => {
    const { connection, load, open } = setUp();
    const hanging = deferred<string[]>();
    load.mockReturnValueOnce(hanging.promise).mockRejectedValueOnce(lost);
    const { view } = open();
    connection.become(false);
    connection.become(true);
    expect(load).toHaveBeenCalledTimes(1);
    hanging.reject(lost);
    await replies();
    expect(view().status).toBe('failed');
    expect(load).toHaveBeenCalledTimes(2);
    load.mockResolvedValueOnce(['Ann']);
    connection.become(false);
    connection.become(true);
    await replies();
    expect(view()).toMatchObject({ status: 'ready', error: null });
    expect(load).toHaveBeenCalledTimes(3);
  });

  it('repeats a reload that fails after the connection was restored', async () => {
    const { connection, load, open } = setUp({ placeholderData: () => ['Ann'] });
    const hanging = deferred<string[]>();
    load.mockReturnValueOnce(hanging.promise).mockResolvedValueOnce(['Ben']);
    const { view } = open();
    connection.become(false);
    connection.become(true);
    hanging.reject(lost);
    await replies();
    expect(view()).toMatchObject({ data: ['Ben'], stale: false });
  });

  it('sends no other request when one succeeds after the connection was restored', async () => {
    const { connection, load, open } = setUp();
    const reply = deferred<string[]>();
    load.mockReturnValueOnce(reply.promise);
    const { view } = open();
    connection.become(false);
    connection.become(true);
    reply.resolve(['Ann']);
    await replies();
    connection.become(false);
    connection.become(true);
    await replies();
    expect(view().status).toBe('ready');
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows fresh data in the first snapshot without a request', async () => {
    const { load, open, clock } = setUp();
    load.mockResolvedValue(['Ann']);
    const first = open();
    await replies();
    expect(first.view().status).toBe('ready');
    clock.advance(STALE_AFTER_A_DAY - 1);
    expect(open().view()).toMatchObject({ status: 'ready', data: ['Ann'], refreshing: false });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('marks stale data as unconfirmed until the response arrives', async () => {
    const { load, open, clock } = setUp();
    load.mockResolvedValueOnce(['Ann']);
    const first = open();
    expect(first.view().unconfirmed).toBe(false);
    await replies();
    expect(first.view().unconfirmed).toBe(false);
    expect(open().view().unconfirmed).toBe(false);
    clock.advance(STALE_AFTER_A_DAY);
    load.mockResolvedValueOnce(['Ben']);
    const second = open();
    expect(second.view()).toMatchObject({ data: ['Ann'], unconfirmed: true });
    await replies();
    expect(second.view()).toMatchObject({ data: ['Ben'], unconfirmed: false });
  });

  it('marks known data as unconfirmed, then as stale when loading fails', async () => {
    const { load, open } = setUp({ placeholderData: () => ['Ann'] });
    load.mockRejectedValueOnce(lost);
    const { view } = open();
    expect(view()).toMatchObject({ data: ['Ann'], unconfirmed: true, stale: false });
    await replies();
    expect(view()).toMatchObject({ data: ['Ann'], unconfirmed: false, stale: true });
  });

  it('does not mark data that was confirmed less than ten seconds ago', async () => {
    const { load, open, clock } = setUp({ staleAfter: 0 });
    load.mockResolvedValueOnce(['Ann']).mockReturnValue(new Promise(() => {}));
    open();
    await replies();
    clock.advance(9_999);
    expect(open().view()).toMatchObject({ refreshing: true, unconfirmed: false });
    clock.advance(1);
    expect(open().view()).toMatchObject({ refreshing: true, unconfirmed: true });
  });

  it('marks recently confirmed data as stale when the next request fails', async () => {
    const { load, open } = setUp({ staleAfter: 0 });
    load.mockResolvedValueOnce(['Ann']).mockRejectedValueOnce(lost);
    open();
    await replies();
    const { view } = open();
    await replies();
    expect(view()).toMatchObject({ data: ['Ann'], stale: true });
  });

  it('treats trusted data as confirmed', () => {
    const { load, open } = setUp({ placeholderData: () => ['Ann'], trustsPlaceholder: true });
    expect(open().view()).toMatchObject({ data: ['Ann'], unconfirmed: false });
    expect(load).not.toHaveBeenCalled();
  });

  it('starts with data put into the cache', () => {
    const { cache, load, open } = setUp();
    cache.put(queryKey<string[]>('names', 'a'), ['Ann']);
    expect(open().view()).toMatchObject({ status: 'ready', data: ['Ann'] });
    expect(load).not.toHaveBeenCalled();
  });

  it('shows stale data while it reloads and retains it when that fails', async () => {
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

  it('shares one request and aborts it only when both actors have stopped', () => {
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

  it('separates the data of different inputs', async () => {
    const { load, open } = setUp();
    load.mockImplementation(async (input) => [input]);
    const a = open('a');
    const b = open('b');
    await replies();
    expect(b.view().data).toEqual(['b']);
    expect(a.view().data).toEqual(['a']);
  });
});

describe('query machine with a slow response', () => {
  const old = (options: Parameters<typeof setUp>[0] = {}) => {
    const all = setUp({ staleAfter: 0, ...options });
    all.cache.put(queryKey<string[]>('names', 'a'), ['Ann']);
    return all;
  };

  it('marks the shown data as stale until the response arrives', async () => {
    const { load, open, later } = old();
    const reply = deferred<string[]>();
    load.mockReturnValue(reply.promise);
    const { view } = open();
    await later(LATE_AFTER - 1);
    expect(view()).toMatchObject({ stale: false, asOf: null, refreshing: true });
    await later(1);
    expect(view()).toMatchObject({ data: ['Ann'], stale: true, refreshing: true, error: null });
    expect(view().asOf).not.toBeNull();
    reply.resolve(['Bob']);
    await replies();
    expect(view()).toMatchObject({ data: ['Bob'], stale: false, refreshing: false });
  });

  it('aborts the request on RETRY only once it is late', async () => {
    const { load, open, later } = old();
    load.mockReturnValueOnce(new Promise(() => {})).mockResolvedValueOnce(['Bob']);
    const { send, view } = open();
    send({ type: 'RETRY' });
    expect(load).toHaveBeenCalledTimes(1);
    await later(LATE_AFTER);
    send({ type: 'RETRY' });
    expect(load.mock.calls[0]?.[1].aborted).toBe(true);
    expect(view().stale).toBe(false);
    await replies();
    expect(view()).toMatchObject({ data: ['Bob'], stale: false });
  });
});

describe('query machine with stale data', () => {
  it('marks it as stale during an automatic reload and not during RETRY', async () => {
    const { load, open, later } = setUp({ reloadAfter: () => 1000 });
    load.mockResolvedValueOnce(['Ann']).mockRejectedValueOnce(lost);
    const { send, view } = open();
    await later(0);
    await later(1000);
    const reply = deferred<string[]>();
    load.mockReturnValueOnce(reply.promise).mockRejectedValueOnce(lost);
    await later(1000);
    expect(view()).toMatchObject({ stale: true, refreshing: true });
    reply.reject(lost);
    await replies();
    send({ type: 'RETRY' });
    expect(view()).toMatchObject({ stale: false, refreshing: true });
    await replies();
    expect(view()).toMatchObject({ stale: true, refreshing: false });
  });
});

describe('query machine with notFound codes', () => {
  it('shows notFound for the listed codes and ignores REFRESH', async () => {
    const { load, open } = setUp({ notFound: ['NOT_FOUND'] });
    load.mockRejectedValue(rejected('NOT_FOUND'));
    const { view, send } = open();
    await replies();
    expect(view()).toMatchObject({ status: 'notFound', data: null });
    send({ type: 'REFRESH' });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows notFound for data that existed before', async () => {
    const { load, open } = setUp({ notFound: ['NOT_FOUND'] });
    load.mockResolvedValueOnce(['Ann']).mockRejectedValue(rejected('NOT_FOUND'));
    const { view, send } = open();
    await replies();
    send({ type: 'REFRESH' });
    await replies();
    expect(view()).toMatchObject({ status: 'notFound', data: null });
  });

  it('shows failed when no codes are listed', async () => {
    const { load, open } = setUp();
    load.mockRejectedValue(rejected('NOT_FOUND'));
    const { view } = open();
    await replies();
    expect(view().status).toBe('failed');
  });
});

describe('query machine with known data', () => {
  it('shows known data at once and reloads it', async () => {
    const { load, open } = setUp({ placeholderData: (input) => [`about ${input}`] });
    load.mockResolvedValue(['Ann']);
    const first = open();
    expect(first.view()).toMatchObject({ status: 'ready', data: ['about a'], refreshing: true });
    await replies();
    expect(first.view()).toMatchObject({ data: ['Ann'], refreshing: false });
    expect(open().view().data).toEqual(['Ann']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows loading when nothing is known', () => {
    const { load, open } = setUp({ placeholderData: () => undefined });
    load.mockReturnValue(new Promise(() => {}));
    expect(open().view()).toMatchObject({ status: 'loading', data: null });
  });
});

describe('REFRESH during a request', () => {
  it('sends one more request after the response for several events', async () => {
    const { load, open } = setUp();
    const old = deferred<string[]>();
    const newer = deferred<string[]>();
    load.mockReturnValueOnce(old.promise).mockReturnValueOnce(newer.promise);
    const { send, view } = open();
    for (let time = 0; time < 3; time += 1) send({ type: 'REFRESH' });
    expect(view().status).toBe('loading');
    expect(load).toHaveBeenCalledTimes(1);
    old.resolve(['Ann']);
    await replies();
    expect(view()).toMatchObject({ status: 'ready', data: ['Ann'], refreshing: true });
    newer.resolve(['Bob']);
    await replies();
    expect(view()).toMatchObject({ data: ['Bob'], refreshing: false });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('sends one more request after each response', async () => {
    const { load, open } = setUp();
    const requests = Array.from({ length: 4 }, () => deferred<string[]>());
    for (const { promise } of requests) load.mockReturnValueOnce(promise);
    const { send, view } = open();
    for (const [index, { resolve }] of requests.entries()) {
      send({ type: 'REFRESH' });
      if (index === requests.length - 1) load.mockResolvedValue(['last']);
      resolve([`answer ${index}`]);
      await replies();
    }
    expect(view()).toMatchObject({ data: ['last'], refreshing: false });
    expect(load).toHaveBeenCalledTimes(5);
  });

  it('sends one request for all actors that share the first', async () => {
    const { load, open } = setUp();
    const old = deferred<string[]>();
    load.mockReturnValueOnce(old.promise).mockResolvedValueOnce(['Bob']);
    const askers = [open(), open()];
    for (const { send } of askers) send({ type: 'REFRESH' });
    old.resolve(['Ann']);
    await replies();
    expect(askers.map(({ view }) => view().data)).toEqual([['Bob'], ['Bob']]);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('reloads after a failure', async () => {
    const { load, open } = setUp();
    load.mockRejectedValueOnce(lost).mockResolvedValueOnce(['Ann']);
    const { send, view } = open();
    send({ type: 'REFRESH' });
    await replies();
    expect(view()).toMatchObject({ status: 'ready', data: ['Ann'], error: null });
    load.mockRejectedValueOnce(lost).mockResolvedValueOnce(['Bob']);
    send({ type: 'REFRESH' });
    send({ type: 'REFRESH' });
    await replies();
    expect(view()).toMatchObject({ data: ['Bob'], stale: false });
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('does not affect another input', async () => {
    const { cache, load, open } = setUp();
    cache.put(queryKey<string[]>('names', 'b'), ['Bob']);
    load.mockReturnValue(new Promise(() => {}));
    const { send, view } = open('a');
    send({ type: 'REFRESH' });
    send({ type: 'SET_INPUT', input: 'b' });
    expect(view()).toMatchObject({ data: ['Bob'], refreshing: false });
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('SET_INPUT', () => {
  it('loads the new input and aborts the request of the previous one', async () => {
    const { load, open } = setUp();
    const a = deferred<string[]>();
    load.mockReturnValueOnce(a.promise).mockResolvedValueOnce(['Bob']);
    const { view, send } = open('a');
    send({ type: 'SET_INPUT', input: 'b' });
    expect(load.mock.calls[0]?.[1].aborted).toBe(true);
    await replies();
    expect(view()).toMatchObject({ status: 'ready', data: ['Bob'] });
    a.resolve(['Ann']);
    await replies();
    expect(view().data).toEqual(['Bob']);
  });

  it('shows cached data of the new input and none of the previous one', async () => {
    const { load, open } = setUp();
    load.mockImplementation(async (input) => [input]);
    const { view, send } = open('a');
    await replies();
    send({ type: 'SET_INPUT', input: 'b' });
    expect(view()).toMatchObject({ status: 'loading', data: null });
    await replies();
    send({ type: 'SET_INPUT', input: 'a' });
    expect(view()).toMatchObject({ status: 'ready', data: ['a'], refreshing: false });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows the data of the previous input with keepsPreviousData', async () => {
    const { load, open } = setUp({ keepsPreviousData: true });
    load.mockResolvedValueOnce(['Ann']).mockRejectedValueOnce(lost).mockResolvedValueOnce(['Bob']);
    const { view, send } = open('a');
    await replies();
    send({ type: 'SET_INPUT', input: 'b' });
    expect(view()).toMatchObject({ status: 'ready', data: ['Ann'], refreshing: true });
    await replies();
    expect(view()).toMatchObject({ data: ['Ann'], stale: true });
    send({ type: 'RETRY' });
    await replies();
    expect(view()).toMatchObject({ data: ['Bob'], stale: false });
  });

  it('changes nothing when the key is the same', async () => {
    const { load, open } = setUp({ key: (input) => queryKey('names', input.toLowerCase()) });
    load.mockRejectedValueOnce(lost);
    const { view, send } = open('a');
    await replies();
    send({ type: 'SET_INPUT', input: 'A' });
    expect(view().status).toBe('failed');
    load.mockResolvedValue(['Ann']);
    send({ type: 'RETRY' });
    expect(load.mock.calls[1]?.[0]).toBe('A');
  });
});

describe('reloadAfter', () => {
  it('reloads the data after the given delay', async () => {
    const { load, open, later } = setUp({
      reloadAfter: (names) => (names?.includes('Ann') ? 5000 : null),
    });
    load.mockResolvedValueOnce(['Ann']).mockResolvedValue(['Bob']);
    const { view } = open();
    await later(0);
    await later(4999);
    expect(load).toHaveBeenCalledTimes(1);
    await later(1);
    expect(view()).toMatchObject({ status: 'ready', data: ['Bob'], refreshing: false });
    await later(STALE_AFTER_A_DAY);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('sends one request at a time', async () => {
    const { load, open, later } = setUp({ reloadAfter: () => 5000 });
    load.mockResolvedValueOnce(['Ann']).mockReturnValue(new Promise(() => {}));
    const { send } = open();
    await later(0);
    send({ type: 'REFRESH' });
    send({ type: 'REFRESH' });
    await later(5000);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('marks the data as stale after a failed reload and reloads again', async () => {
    const { load, open, later } = setUp({ reloadAfter: (_, unanswered) => 1000 + unanswered });
    load.mockResolvedValueOnce(['Ann']).mockRejectedValueOnce(lost).mockResolvedValue(['Bob']);
    const { view } = open();
    await later(0);
    await later(1000);
    expect(view()).toMatchObject({ status: 'ready', data: ['Ann'], stale: true });
    await later(1000);
    expect(load).toHaveBeenCalledTimes(2);
    await later(1);
    expect(view()).toMatchObject({ data: ['Bob'], stale: false, error: null });
  });

  it('reloads when the first load has failed', async () => {
    const { load, open, later } = setUp({ reloadAfter: () => 5000 });
    load.mockRejectedValueOnce(lost).mockResolvedValue(['Ann']);
    const { view } = open();
    await later(0);
    expect(view().status).toBe('failed');
    await later(5000);
    expect(view()).toMatchObject({ status: 'ready', data: ['Ann'], error: null });
  });
});
