import { canTake, ORDER_STEPS, type StepName } from '@claypot/domain/order-steps';
import { replies } from '@claypot/domain/testing';
import { ApiError } from '@claypot/sdk';
import type { BoardOrder, BoardStatus, CounterSdk } from '@claypot/sdk/counter';
import { aBoard, aBoardOrder, aTicket } from '@claypot/testing/counter';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createBoard } from '../board/board.implementation.ts';
import { selectBoard } from '../board/board.selectors.ts';
import { fakeRuntime } from '../testing/runtime.ts';
import { createSteps } from './steps.implementation.ts';

const IDS = ['order-1', 'order-2'] as const;

/** What happens to the next request: it arrives, it is lost, or its response is lost. */
type Weather = 'fine' | 'requestLost' | 'replyLost';

type Act =
  | { readonly kind: 'press'; readonly order: number; readonly choice: number }
  | { readonly kind: 'otherDevice'; readonly order: number; readonly choice: number }
  | { readonly kind: 'online' | 'offline' | 'reload' | 'wait' | 'stream' }
  | { readonly kind: 'weather'; readonly next: Weather };

const chosen = { order: fc.nat(1), choice: fc.nat(5) };

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('press' as const), ...chosen }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('otherDevice' as const), ...chosen }) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Act>(
        { kind: 'online' },
        { kind: 'offline' },
        { kind: 'reload' },
        { kind: 'wait' },
        { kind: 'stream' },
        { kind: 'weather', next: 'requestLost' },
        { kind: 'weather', next: 'replyLost' },
      ),
    },
  ),
  { maxLength: 25 },
);

/** A server with two pickup orders, as the contract describes it. */
function createServer() {
  const orders = new Map<string, BoardOrder>(
    IDS.map((id) => [id, aBoardOrder({ id, method: 'pickup', delivery: null })]),
  );
  const keys = new Set<string>();
  const applied: string[] = [];
  let seconds = 0;
  const read = (id: string) => orders.get(id) ?? aBoardOrder({ id });
  const move = (id: string, status: BoardStatus) => {
    seconds += 1;
    const status_changed_at = Temporal.Instant.from('2026-11-27T04:03:20Z').add({ seconds });
    orders.set(id, { ...read(id), status, status_changed_at: status_changed_at.toString() });
  };
  return {
    applied,
    read,
    move,
    list: () => [...orders.values()].filter(({ status }) => OPEN.includes(status)),
    take(id: string, key: string, step: StepName, from: BoardStatus): BoardOrder {
      if (!keys.has(key)) {
        const { status } = read(id);
        if (status !== from) {
          const data = { status };
          throw new ApiError({ kind: 'rejected', code: 'ORDER_MOVED', status: 409, data });
        }
        keys.add(key);
        applied.push(key);
        move(id, target(step));
      }
      return read(id);
    },
  };
}

const OPEN: readonly BoardStatus[] = ['PENDING', 'PREPARING', 'READY', 'DELIVERING'];

function target(step: StepName): BoardStatus {
  const { to } = ORDER_STEPS[step];
  return to === 'MAKING PAYMENT' ? 'PENDING' : to;
}

const STEPS: readonly StepName[] = ['accept', 'ready', 'recall', 'hand_over', 'not_collected'];

/** Returns one of the possible steps; null if there is none. */
function chooseStep(order: Pick<BoardOrder, 'method' | 'status'>, choice: number): StepName | null {
  const steps = STEPS.filter((name) => canTake(name, order));
  return steps[choice % Math.max(steps.length, 1)] ?? null;
}

test('every press takes effect once or is shown as rejected, also if requests and responses are lost', async () => {
  await fc.assert(
    fc.asyncProperty(acts, async (script) => {
      const server = createServer();
      const weather: Weather[] = [];
      const through = <T>(work: () => T): T => {
        const now = weather.shift() ?? 'fine';
        if (!runtime.connection.isUp()) throw new ApiError({ kind: 'unsent' });
        if (now === 'requestLost') throw new ApiError({ kind: 'network' });
        const result = work();
        if (now === 'replyLost') throw new ApiError({ kind: 'network' });
        return result;
      };
      const takeStep: CounterSdk['takeStep'] = async ({ path, headers, body }) =>
        through(() => {
          const order = server.take(path.id, headers['Idempotency-Key'], body.step, body.from);
          return aTicket({ order });
        });
      const board: CounterSdk['board'] = async () =>
        through(() => aBoard({ orders: server.list() }));
      const { branchStream, device, runtime } = fakeRuntime({ board, takeStep });
      const options = { clock: device.delays };
      const open = () => {
        const boardActor = createActor(createBoard(runtime), {
          ...options,
          input: { branch_id: 'bangsar' },
        }).start();
        const steps = createActor(createSteps({ ...runtime, board: boardActor }), options).start();
        return { boardActor, steps };
      };
      let page = open();
      await replies();
      const view = () =>
        selectBoard(page.boardActor.getSnapshot(), {
          queue: page.steps.getSnapshot().context.queue,
          role: 'owner',
          crossedOff: [],
        });
      const cards = () => view().columns.flatMap((column) => column.cards);
      const isPending = () =>
        page.steps.getSnapshot().context.queue.some(({ state }) => state !== 'rejected');
      const seen = new Set<string>();
      const rejected = new Set<string>();
      const note = () => {
        for (const { key, state } of page.steps.getSnapshot().context.queue) {
          seen.add(key);
          if (state === 'rejected') rejected.add(key);
        }
      };

      const moveElsewhere = (id: string, choice: number) => {
        const step = chooseStep(server.read(id), choice);
        if (step !== null) server.move(id, target(step));
      };
      const press = (id: string, choice: number) => {
        const card = cards().find((one) => one.id === id);
        const step = card === undefined ? null : chooseStep(card, choice);
        if (card === undefined || step === null) return;
        page.steps.send({
          type: 'PRESS',
          press: { order: card, step, readyInMinutes: null, rider: null },
        });
        page.steps.send({ type: 'CONFIRM' });
      };

      const act = (one: Act): void => {
        switch (one.kind) {
          case 'online':
          case 'offline':
            runtime.connection.become(one.kind === 'online');
            break;
          case 'wait':
            device.advance(30_000);
            break;
          case 'weather':
            weather.push(one.next);
            break;
          case 'stream':
            branchStream.send({ type: 'board' });
            break;
          case 'reload':
            page.boardActor.stop();
            page.steps.stop();
            page = open();
            break;
          case 'otherDevice':
            moveElsewhere(IDS[one.order] ?? IDS[0], one.choice);
            break;
          case 'press':
            press(IDS[one.order] ?? IDS[0], one.choice);
        }
      };
      for (const one of script) {
        act(one);
        note();
        await replies();
        note();
      }

      weather.length = 0;
      runtime.connection.become(true);
      for (let tries = 0; tries < 6; tries += 1) {
        device.advance(30_000);
        branchStream.send({ type: 'board' });
        await replies();
        note();
      }
      expect(isPending()).toBe(false);
      expect(new Set(server.applied).size).toBe(server.applied.length);
      for (const key of seen) expect(server.applied.includes(key) || rejected.has(key)).toBe(true);
      for (const key of server.applied) expect(rejected.has(key)).toBe(false);
      const shown = cards().map(({ id, status }) => [id, status]);
      expect(shown.toSorted()).toEqual(
        server
          .list()
          .map(({ id, status }) => [id, status])
          .toSorted(),
      );
      page.boardActor.stop();
      page.steps.stop();
    }),
    { numRuns: 60 },
  );
});
