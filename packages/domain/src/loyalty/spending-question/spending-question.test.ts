import { ApiError, type MemberRequest, type Sdk } from '@claypot/sdk';
import { aMember, aSpendingRequest } from '@claypot/testing';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../events/testing/recorded-events.ts';
import { newQueryContext, queryMachine } from '../../machines/query/query.machine.ts';
import { createQueryCache } from '../../machines/query/query-cache.ts';
import { fakePorts } from '../../testing/fakes.ts';
import { unvisited } from '../../testing/paths.ts';
import { replies } from '../../testing/replies.ts';
import { createSpendingQuestion } from './spending-question.implementation.ts';
import { spendingQuestionMachine } from './spending-question.machine.ts';
import { selectSpendingQuestion } from './spending-question.selectors.ts';

/** A question that is open for a minute from the start of the test's clock. */
const QUESTION = aSpendingRequest({
  asked_at: '2026-11-21T12:00:00+08:00',
  expires_at: '2026-11-21T12:01:00+08:00',
});
const PAID: MemberRequest = { ...QUESTION, state: 'accepted' };
const LOST = new ApiError({ kind: 'network' });

async function open(first: MemberRequest | null = QUESTION) {
  const server = {
    request: first,
    reply: PAID as MemberRequest | ApiError,
    news: () => {},
    isLive: true,
    stopped: 0,
  };
  const answerSpendingRequest = vi.fn<Sdk['answerSpendingRequest']>(async () => {
    if (server.reply instanceof ApiError) throw server.reply;
    return server.reply;
  });
  const spendingRequest = vi.fn<Sdk['spendingRequest']>(async () => server.request);
  const ports = fakePorts({ answerSpendingRequest, spendingRequest });
  const events = recordedEvents();
  const machine = createSpendingQuestion({
    ...ports,
    news: async () => ({
      followOrder: () => ({ isLive: () => false, stop: () => undefined }),
      followMember: (changed) => {
        server.news = changed;
        const stop = () => {
          server.stopped += 1;
        };
        return { isLive: () => server.isLive, stop };
      },
    }),
    cache: createQueryCache(ports.clock, undefined, ports.connection),
    events,
    emit: events.emit,
    member: () => aMember({ id: 'mei' }),
  });
  const actor = createActor(machine, { clock: ports.clock.delays }).start();
  await replies();
  const view = () => selectSpendingQuestion(actor.getSnapshot());
  return {
    ...ports,
    actor,
    server,
    emitted: events.emitted,
    answers: answerSpendingRequest.mock.calls,
    reads: spendingRequest.mock.calls,
    view,
    async send(event: Parameters<typeof actor.send>[0]) {
      actor.send(event);
      await replies();
      return view();
    },
    async later(milliseconds: number) {
      ports.clock.advance(milliseconds);
      await replies();
      return view();
    },
    /** The branch asks, or its question is over. */
    async asks(request: MemberRequest | null) {
      server.request = request;
      server.news();
      await replies();
      return view();
    },
  };
}

describe('question of a branch', () => {
  test('is shown if it came before the page was opened, with the seconds left', async () => {
    const { later, view } = await open();
    expect(view()).toEqual({
      status: 'asking',
      request: QUESTION,
      secondsLeft: 60,
      answer: null,
    });
    expect(await later(15_000)).toMatchObject({ status: 'asking', secondsLeft: 45 });
  });

  test('shows 60 seconds at most, although the deadline is rounded up', async () => {
    const expires_at = Temporal.Instant.from(QUESTION.expires_at).add({ seconds: 1 }).toString();
    const { view } = await open({ ...QUESTION, expires_at });
    expect(view()).toMatchObject({ secondsLeft: 60 });
  });

  test('is shown at once while the page is open', async () => {
    const { asks, view } = await open(null);
    expect(view()).toEqual({ status: 'none' });
    expect(await asks(QUESTION)).toMatchObject({ status: 'asking', request: QUESTION });
  });

  test('is found by polling if live updates do not work', async () => {
    const { later, server } = await open(null);
    server.isLive = false;
    server.news();
    await replies();
    server.request = QUESTION;
    expect(await later(2999)).toEqual({ status: 'none' });
    expect(await later(1)).toMatchObject({ status: 'asking' });
  });

  test('polls rarely while live updates work', async () => {
    const { asks, later, reads } = await open(null);
    await asks(null);
    const before = reads.length;
    await later(29_000);
    expect(reads).toHaveLength(before);
    await later(1000);
    expect(reads).toHaveLength(before + 1);
  });

  test.each(['yes', 'no'] as const)('sends the answer %s once', async (answer) => {
    const { actor, answers, send, view } = await open();
    actor.send({ type: 'ANSWER', answer });
    expect(view()).toMatchObject({ status: 'answering', answer });
    await send({ type: 'ANSWER', answer: 'yes' });
    expect(answers).toHaveLength(1);
    expect(answers[0]?.[0]).toEqual({
      path: { id: QUESTION.id },
      body: { customer_id: 'mei', answer },
    });
  });

  test('shows the outcome until it is closed, and refreshes what the payment changed', async () => {
    const { asks, emitted, send, view } = await open();
    const outcome = { status: 'over', request: PAID };
    expect(await send({ type: 'ANSWER', answer: 'yes' })).toEqual(outcome);
    expect(emitted).toEqual([{ type: 'member.outdated' }]);
    expect(await asks(null)).toEqual(outcome);
    expect(await send({ type: 'DISMISS' })).toEqual({ status: 'none' });
    // A read from before the answer does not show the question again.
    expect(await asks(QUESTION)).toEqual({ status: 'none' });
    expect(view()).toEqual({ status: 'none' });
  });

  test.each(['declined', 'expired', 'failed'] as const)(
    'refreshes nothing after the outcome %s',
    async (state) => {
      const { emitted, send, server } = await open();
      const request: MemberRequest = {
        ...QUESTION,
        state,
        failure: state === 'failed' ? 'bill_changed' : null,
      };
      server.reply = request;
      expect(await send({ type: 'ANSWER', answer: 'yes' })).toEqual({ status: 'over', request });
      expect(emitted).toEqual([]);
    },
  );

  test('is over after its time, without an answer', async () => {
    const { answers, later, send } = await open();
    expect(await later(59_000)).toMatchObject({ status: 'asking', secondsLeft: 1 });
    const over = { status: 'over', request: { ...QUESTION, state: 'expired' } };
    expect(await later(1000)).toEqual(over);
    expect(await send({ type: 'ANSWER', answer: 'yes' })).toEqual(over);
    expect(answers).toHaveLength(0);
  });

  test('is over when the branch withdraws it', async () => {
    const { asks } = await open();
    expect(await asks(null)).toEqual({
      status: 'over',
      request: { ...QUESTION, state: 'cancelled' },
    });
  });

  test('gives way to another question, also after an outcome', async () => {
    const { asks, send } = await open();
    const second = { ...QUESTION, id: 'ask_2' };
    expect(await asks(second)).toMatchObject({ status: 'asking', request: second });
    await send({ type: 'ANSWER', answer: 'no' });
    const third = { ...QUESTION, id: 'ask_3' };
    expect(await asks(third)).toMatchObject({ status: 'asking', request: third, answer: null });
  });

  test('stops to follow the member with the page', async () => {
    const { actor, server } = await open();
    actor.stop();
    expect(server.stopped).toBe(1);
  });
});

describe('answer without a reply', () => {
  async function unsent() {
    const opened = await open();
    opened.server.reply = LOST;
    const view = await opened.send({ type: 'ANSWER', answer: 'yes' });
    opened.server.reply = PAID;
    return { ...opened, first: view };
  }

  test('is sent again with a press, as the same answer', async () => {
    const { answers, first, send } = await unsent();
    expect(first).toEqual({ status: 'unsent', request: QUESTION, answer: 'yes', error: 'ERROR' });
    expect(await send({ type: 'RETRY' })).toEqual({ status: 'over', request: PAID });
    expect(answers[1]?.[0]).toEqual(answers[0]?.[0]);
  });

  test('is sent again when the connection returns', async () => {
    const { connection, view } = await unsent();
    connection.become(true);
    await replies();
    expect(view()).toEqual({ status: 'over', request: PAID });
  });

  test('is sent again to learn the outcome once the server has no open question', async () => {
    const { asks } = await unsent();
    expect(await asks(null)).toEqual({ status: 'over', request: PAID });
  });
});

test('handles every event', () => {
  const read = (request: MemberRequest | null) => ({
    type: 'xstate.snapshot.asked',
    snapshot: queryMachine.resolveState({
      value: 'ready',
      context: { ...newQueryContext(undefined), data: { request } },
    }),
  });
  const clock = { left: 60 };
  const machine = spendingQuestionMachine.provide({
    guards: { isOver: () => clock.left <= 0 },
    actions: { readClock: () => undefined, notifyAccepted: () => undefined },
  });
  const dark = unvisited(machine, {
    events: [
      read(QUESTION),
      read(null),
      { type: 'READ', request: QUESTION },
      { type: 'READ', request: null },
      { type: 'ANSWER', answer: 'yes' },
      { type: 'xstate.done.actor.send', output: PAID },
      { type: 'xstate.error.actor.send', error: LOST },
      { type: 'RETRY' },
      { type: 'CONNECTION_RESTORED' },
      { type: 'DISMISS' },
      { type: 'xstate.after.tick.spendingQuestion.asking' },
    ],
    distinguish: ({ context }) => context.request?.id ?? null,
  });
  expect(dark).toEqual({ states: [], events: [] });
});
