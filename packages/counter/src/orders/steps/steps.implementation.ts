import { canTake } from '@claypot/domain/order-steps';
import { assign, fromCallback } from 'xstate';
import type { CounterRuntime } from '../../app/ports.ts';
import type { BoardEvent } from '../board/board.machine.ts';
import { type QueuedStep, rejectStepsOfOthers, type StepQueue, statusAfter } from './queue.ts';
import { problemOf } from './step-problem.ts';
import { type SendSteps, type StepPress, type StepsEvent, stepsMachine } from './steps.machine.ts';
import { createStoredQueue } from './stored-queue.ts';

export interface StepsDeps
  extends Pick<
    CounterRuntime,
    'api' | 'connection' | 'identity' | 'random' | 'storage' | 'subdomain'
  > {
  /** The board of the branch. */
  board: { send(event: BoardEvent): void };
}

/** Creates the machine that sends the steps of this device. */
export function createSteps(deps: StepsDeps) {
  const { api, board, connection, identity, random, storage, subdomain } = deps;
  const stored = createStoredQueue(storage, subdomain);

  /** Returns the queue with the step; unchanged without a person, or if it is not possible. */
  function enqueue(queue: StepQueue, press: StepPress): StepQueue {
    const { person } = identity();
    const { order, readyInMinutes, rider, step } = press;
    // A second press finds the status that the first one leads to.
    const from = statusAfter(queue, order);
    if (person === null || !canTake(step, { status: from, method: order.method })) return queue;
    const queued: QueuedStep = {
      key: random.uuid(),
      orderId: order.id,
      number: order.number,
      request: { step, from, ready_in_minutes: readyInMinutes, rider },
      person: { id: person.id, name: person.name },
      state: 'waiting',
      problem: null,
    };
    const others = queue.filter(
      ({ orderId, state }) => orderId !== order.id || state !== 'rejected',
    );
    return [...others, queued];
  }

  /** Sends a step and returns the event with its outcome. */
  async function send(
    { key, orderId, request }: QueuedStep,
    signal: AbortSignal,
  ): Promise<StepsEvent> {
    try {
      const call = { path: { id: orderId }, headers: { 'Idempotency-Key': key }, body: request };
      const { order } = await api.takeStep(call, { signal });
      // Before the step leaves the queue, so that the card does not jump back.
      board.send({ type: 'ORDER', order });
      return { type: 'TAKEN', key };
    } catch (error) {
      const problem = problemOf(error);
      if (problem === null) return { type: 'UNKNOWN', key };
      board.send({ type: 'REFRESH' });
      return { type: 'REJECTED', key, problem };
    }
  }

  return stepsMachine.provide({
    actors: {
      sender: fromCallback<SendSteps>(({ receive, sendBack }) => {
        const controller = new AbortController();
        receive(({ steps }) => {
          for (const step of steps) {
            void send(step, controller.signal).then((event) => {
              if (!controller.signal.aborted) sendBack(event);
            });
          }
        });
        return () => controller.abort();
      }),
      connection: fromCallback<StepsEvent>(({ sendBack }) => {
        const report = () => sendBack({ type: connection.isUp() ? 'ONLINE' : 'OFFLINE' });
        return connection.subscribe(report);
      }),
    },
    guards: { isUp: () => connection.isUp() },
    actions: {
      recall: assign(() => {
        const personId = identity().person?.id ?? null;
        const queue = stored.read();
        return {
          personId,
          queue: personId === null ? queue : rejectStepsOfOthers(queue, personId),
        };
      }),
      enqueue: assign({
        queue: ({ context: { queue } }, { press }) =>
          press === null ? queue : enqueue(queue, press),
      }),
      persist: ({ context }) => {
        stored.write(context.queue);
        // A person who moves an order has seen it, so it must not ring while the step waits.
        for (const { orderId: id } of context.queue) board.send({ type: 'ACKNOWLEDGED', id });
      },
    },
  });
}
