import { ORDER_STEPS } from '@claypot/domain/order-steps';
import type { BoardOrder, BoardStatus, StepRequest } from '@claypot/sdk/counter';
import type { CardStep, RejectedStep, StepProblem } from '../views.ts';

/** One press, from the press until the server has confirmed it or a person has read its problem. */
export interface QueuedStep {
  /** Idempotency key of the press. */
  readonly key: string;
  readonly orderId: string;
  readonly number: string;
  readonly request: StepRequest;
  /** The person who pressed. Only this person's session may send it. */
  readonly person: { readonly id: string; readonly name: string };
  /** `waiting`: to be sent. */
  readonly state: 'waiting' | 'sending' | 'rejected';
  /** Null unless rejected. */
  readonly problem: StepProblem | null;
}

export type StepQueue = readonly QueuedStep[];

/** Returns the steps that can be sent now: the first one of each order, if it is not being sent. */
export function sendableSteps(queue: StepQueue, personId: string | null): QueuedStep[] {
  const firsts = new Map<string, QueuedStep>();
  for (const step of queue) {
    if (step.state !== 'rejected' && !firsts.has(step.orderId)) firsts.set(step.orderId, step);
  }
  return [...firsts.values()].filter(
    ({ person, state }) => state === 'waiting' && person.id === personId,
  );
}

/** Marks steps as being sent. */
export function markSending(queue: StepQueue, keys: readonly string[]): StepQueue {
  return queue.map((step) => (keys.includes(step.key) ? { ...step, state: 'sending' } : step));
}

/** Marks steps whose outcome is unknown, so that they are sent again with the same key. */
export function markWaiting(queue: StepQueue, key: string | null = null): StepQueue {
  return queue.map((step) =>
    step.state === 'sending' && (key === null || step.key === key)
      ? { ...step, state: 'waiting' }
      : step,
  );
}

/** Removes a step: the server has confirmed it, or a person has read its problem. */
export function removeStep(queue: StepQueue, key: string): StepQueue {
  return queue.filter((step) => step.key !== key);
}

/** Marks a step as rejected, with the later ones of its order, which build on it. */
export function rejectStep(queue: StepQueue, key: string, problem: StepProblem): StepQueue {
  const from = queue.findIndex((step) => step.key === key);
  const orderId = queue[from]?.orderId;
  return queue.map((step, index) =>
    index >= from && step.orderId === orderId && step.state !== 'rejected'
      ? { ...step, state: 'rejected', problem }
      : step,
  );
}

/** Marks the unsent steps of all other people as rejected: another session may not send them. */
export function rejectStepsOfOthers(queue: StepQueue, personId: string): StepQueue {
  return queue.map((step) =>
    step.state === 'waiting' && step.person.id !== personId
      ? { ...step, state: 'rejected', problem: { kind: 'signed_out' } }
      : step,
  );
}

/** Removes the problems of an order before its next step. */
export function dismissProblems(queue: StepQueue, orderId: string): StepQueue {
  return queue.filter((step) => step.orderId !== orderId || step.state !== 'rejected');
}

/** Returns the status of an order after the steps that the server has not confirmed. */
export function statusAfter(
  queue: StepQueue,
  order: Pick<BoardOrder, 'id' | 'status'>,
): BoardStatus {
  return unconfirmed(queue, order.id).reduce<BoardStatus>(
    (status, { request: { from, step } }) => (status === from ? targetOf(step) : status),
    order.status,
  );
}

/** Returns the last step of an order for its card; null if there is none. */
export function cardStepOf(queue: StepQueue, orderId: string): CardStep | null {
  const last = queue.findLast((step) => step.orderId === orderId);
  if (last === undefined) return null;
  const { person, problem, request, state } = last;
  const shown = { step: request.step, personName: person.name };
  if (problem !== null) return { ...shown, state: 'rejected', problem };
  return { ...shown, state: state === 'sending' ? 'sending' : 'queued' };
}

/** Returns the rejected steps, in the order of the presses. */
export function rejectedSteps(queue: StepQueue): RejectedStep[] {
  return queue.flatMap(({ number, orderId, person, problem, request: { step } }) =>
    problem === null ? [] : [{ orderId, number, step, personName: person.name, problem }],
  );
}

function unconfirmed(queue: StepQueue, orderId: string): QueuedStep[] {
  return queue.filter((step) => step.orderId === orderId && step.state !== 'rejected');
}

/** Returns the status after a step. No step leads to MAKING PAYMENT, which no board has. */
function targetOf(step: StepRequest['step']): BoardStatus {
  const { to } = ORDER_STEPS[step];
  return to === 'MAKING PAYMENT' ? 'PENDING' : to;
}
