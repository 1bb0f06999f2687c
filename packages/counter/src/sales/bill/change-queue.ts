import type { BillChange, ChangeProblem, ChangeQueue, QueuedChange } from './bill-change.ts';

/**
 * Adds a press to the end. A press that sets a value replaces a waiting one that sets the same
 * value; only the last is sent.
 */
export function enqueue(queue: ChangeQueue, key: string, change: BillChange): ChangeQueue {
  const rest = queue.filter(
    (queued) => queued.state !== 'waiting' || !isReplacedBy(queued.change, change),
  );
  return [...rest, { key, change, state: 'waiting', problem: null }];
}

function isReplacedBy(before: BillChange, after: BillChange): boolean {
  if (before.kind === 'quantity' && after.kind === 'quantity')
    return before.lineId === after.lineId;
  const setsOneValue =
    before.kind === 'table' || before.kind === 'member' || before.kind === 'points';
  return setsOneValue && before.kind === after.kind;
}

/** Returns the press that is sent next; null if none waits. */
export function nextChange(queue: ChangeQueue): QueuedChange | null {
  return queue.find(({ state }) => state === 'waiting') ?? null;
}

/** Marks a press as being sent. */
export function markSending(queue: ChangeQueue, key: string): ChangeQueue {
  return queue.map((queued) => (queued.key === key ? { ...queued, state: 'sending' } : queued));
}

/** Removes a press: the server has done it, or a person has read its problem. */
export function removeChange(queue: ChangeQueue, key: string): ChangeQueue {
  return queue.filter((queued) => queued.key !== key);
}

/**
 * Marks a press as rejected. A line to ring up stays until a person has read its problem; another
 * change leaves the queue, because the bill shows its message.
 */
export function rejectChange(queue: ChangeQueue, key: string, problem: ChangeProblem): ChangeQueue {
  return queue.flatMap((queued): QueuedChange[] => {
    if (queued.key !== key) return [queued];
    return queued.change.kind === 'add' ? [{ ...queued, state: 'rejected', problem }] : [];
  });
}

/**
 * Removes the presses that set a value, because the person has not seen the bill of another device.
 * Lines to ring up do not depend on it.
 */
export function onlyAdditions(queue: ChangeQueue): ChangeQueue {
  return queue.filter(({ change }) => change.kind === 'add');
}

/** Puts a rejected line back to the end, with the key of the new press. */
export function repeatChange(queue: ChangeQueue, key: string, newKey: string): ChangeQueue {
  const rejected = queue.find((queued) => queued.key === key && queued.state === 'rejected');
  if (rejected === undefined) return queue;
  return [
    ...removeChange(queue, key),
    { ...rejected, key: newKey, state: 'waiting', problem: null },
  ];
}
