import { queryKey } from '@claypot/domain/flows';
import { aBoard, aSession, aTicket } from '@claypot/testing/counter';
import { expect, test } from 'vitest';
import type { CounterEvent } from '../app/events.ts';
import type { BoardEvent } from './board/board.machine.ts';
import { followSession } from './follow-session.ts';
import type { StepsEvent } from './steps/steps.machine.ts';
import { fakeRuntime } from './testing/runtime.ts';

const { device, person } = aSession();
const { branch } = aBoard();

function setUp() {
  const { runtime } = fakeRuntime();
  const sent: (BoardEvent | StepsEvent)[] = [];
  const actor = { send: (event: BoardEvent | StepsEvent) => void sent.push(event) };
  const unsubscribe = followSession({ ...runtime, board: actor, steps: actor });
  return { runtime, sent, unsubscribe };
}

const CASES: [CounterEvent['type'], CounterEvent, (BoardEvent | StepsEvent)[]][] = [
  [
    'session.ended',
    { type: 'session.ended', reason: 'locked' },
    [{ type: 'PERSON', id: null }, { type: 'LOCKED' }],
  ],
  ['branch.changed', { type: 'branch.changed', branch }, [{ type: 'BRANCH', branch }]],
  ['language.changed', { type: 'language.changed' }, [{ type: 'RETRY' }]],
];
if (person !== null) {
  CASES.push([
    'session.started',
    { type: 'session.started', person },
    [{ type: 'PERSON', id: person.id }, { type: 'SIGNED_IN' }],
  ]);
}

if (device !== null) {
  CASES.push(['device.paired', { type: 'device.paired', device }, [{ type: 'RETRY' }]]);
}

test.each(CASES)(
  '%s reaches board and steps until the end of the subscription',
  (_, event, all) => {
    const { runtime, sent, unsubscribe } = setUp();
    runtime.emit(event);
    expect(sent).toEqual(all);
    unsubscribe();
    runtime.emit(event);
    expect(sent).toEqual(all);
  },
);

test('personal data leaves the cache at the end of a session', () => {
  const { runtime } = setUp();
  const key = queryKey<unknown>('counter', 'ticket', 'order-1');
  runtime.cache.put(key, aTicket());
  runtime.emit({ type: 'session.ended', reason: 'signed_out' });
  expect(runtime.cache.peek(key)).toBeUndefined();
});
