import { ApiError } from '@claypot/sdk';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { deferred } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { createMutation, type MutationOptions } from './mutation.implementation.ts';
import { selectMutation } from './mutation.selectors.ts';

type Options = MutationOptions<{ dish: string }, string>;

function started(options: Partial<Options> = {}) {
  const run = vi.fn<Options['run']>(async ({ dish }) => `${dish}, hot`);
  const onDone = vi.fn<NonNullable<Options['onDone']>>();
  const onRejected = vi.fn<NonNullable<Options['onRejected']>>();
  const actor = createActor(createMutation({ run, onDone, onRejected, ...options })).start();
  const press = async (dish = 'rice') => {
    actor.send({ type: 'RUN', input: { dish } });
    await replies();
  };
  const say = async (type: 'CONFIRM' | 'CANCEL') => {
    actor.send({ type });
    await replies();
  };
  return {
    actor,
    run,
    onDone,
    onRejected,
    press,
    say,
    view: () => selectMutation(actor.getSnapshot()),
  };
}

describe('mutation without confirmation', () => {
  it('runs at once and returns the output', async () => {
    const { press, view, run, onDone } = started();
    expect(view()).toEqual({ status: 'idle', input: null, output: null, error: null });
    await press();
    expect(view()).toMatchObject({ status: 'done', input: { dish: 'rice' }, output: 'rice, hot' });
    expect(run).toHaveBeenCalledWith(
      { dish: 'rice' },
      expect.objectContaining({ confirmed: false }),
    );
    expect(onDone).toHaveBeenCalledExactlyOnceWith('rice, hot', { dish: 'rice' });
  });

  it('runs once when started twice and aborts when the actor stops', async () => {
    const run = vi.fn<Options['run']>(() => deferred<string>().promise);
    const { actor, press, view } = started({ run });
    await press();
    await press('soup');
    expect(view()).toMatchObject({ status: 'running', input: { dish: 'rice' } });
    expect(run).toHaveBeenCalledOnce();
    actor.stop();
    expect(run.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });

  it('can run again', async () => {
    const { press, view } = started();
    await press();
    await press('soup');
    expect(view()).toMatchObject({ status: 'done', output: 'soup, hot' });
  });

  it('returns the error and allows another run', async () => {
    const { press, view, run, onDone, onRejected } = started();
    run.mockRejectedValueOnce(
      new ApiError({ kind: 'rejected', code: 'UNABLE_TO_REORDER', status: 422 }),
    );
    await press();
    expect(view()).toMatchObject({ status: 'rejected', output: null, error: 'UNABLE_TO_REORDER' });
    expect(onRejected).toHaveBeenCalledExactlyOnceWith('UNABLE_TO_REORDER', { dish: 'rice' });
    expect(onDone).not.toHaveBeenCalled();
    await press();
    expect(view()).toMatchObject({ status: 'done', error: null });
  });
});

describe('mutation with confirmation', () => {
  it('runs without asking when no confirmation is needed', async () => {
    const { press, view, run } = started({ mustAsk: async () => false });
    await press();
    expect(view().status).toBe('done');
    expect(run.mock.calls[0]?.[1].confirmed).toBe(false);
  });

  it('runs only after CONFIRM', async () => {
    const { press, say, view, run } = started({ mustAsk: async ({ dish }) => dish === 'rice' });
    await press();
    await press('soup');
    expect(view()).toMatchObject({ status: 'asking', input: { dish: 'rice' } });
    expect(run).not.toHaveBeenCalled();
    await say('CONFIRM');
    expect(view()).toMatchObject({ status: 'done', output: 'rice, hot' });
    expect(run.mock.calls[0]?.[1].confirmed).toBe(true);
  });

  it('does not run after CANCEL', async () => {
    const { press, say, view, run } = started({ mustAsk: async () => true });
    await press();
    await say('CANCEL');
    expect(view().status).toBe('idle');
    expect(run).not.toHaveBeenCalled();
  });

  it('becomes idle on DISMISS, after a rejection or while asking', async () => {
    const { actor, press, view, run } = started({ mustAsk: async ({ dish }) => dish === 'rice' });
    await press();
    actor.send({ type: 'DISMISS' });
    expect(view().status).toBe('idle');
    expect(run).not.toHaveBeenCalled();
    run.mockRejectedValueOnce(new ApiError({ kind: 'network' }));
    await press('soup');
    expect(view().status).toBe('rejected');
    actor.send({ type: 'DISMISS' });
    expect(view().status).toBe('idle');
  });

  it('does not run when the check fails', async () => {
    const { press, view, run, onRejected } = started({
      mustAsk: () => Promise.reject(new ApiError({ kind: 'network' })),
    });
    await press();
    expect(view()).toMatchObject({ status: 'rejected', error: 'ERROR' });
    expect(onRejected).toHaveBeenCalledOnce();
    expect(run).not.toHaveBeenCalled();
  });
});

it('infers the types of input and output', () => {
  const { view } = started();
  expectTypeOf(view().input).toEqualTypeOf<{ dish: string } | null>();
  expectTypeOf(view().output).toEqualTypeOf<string | null>();
});
