import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createAlarm } from './alarm/alarm.implementation.ts';
import { createBoard } from './board/board.implementation.ts';
import { createKitchen } from './kitchen/kitchen.implementation.ts';
import { createUnavailable } from './money/lines/unavailable.implementation.ts';
import { createRefund } from './money/refund/refund.implementation.ts';
import { createReject } from './money/reject/reject.implementation.ts';
import { createSettle } from './money/settle/settle.implementation.ts';
import { createPressKeys } from './press-keys.ts';
import { createSearch } from './search/search.implementation.ts';
import { createSteps } from './steps/steps.implementation.ts';
import { fakeRuntime } from './testing/runtime.ts';
import { createTicket } from './ticket/ticket.implementation.ts';

const { runtime } = fakeRuntime();
const boardLogic = createBoard(runtime);
const board = createActor(boardLogic, { input: { branch_id: 'bangsar' } });
const deps = { ...runtime, board, keys: createPressKeys(runtime.random) };
const ticket = createActor(createTicket(deps), { input: { order_id: 'order-1' } });

test.each([
  ['board', boardLogic],
  ['alarm', createAlarm(deps)],
  ['kitchen', createKitchen(deps)],
  ['steps', createSteps(deps)],
  ['ticket', createTicket(deps)],
  ['reject', createReject(deps)],
  ['refund', createRefund({ ...deps, ticket })],
  ['unavailable', createUnavailable({ ...deps, ticket })],
  ['settle', createSettle({ ...deps, ticket })],
  ['search', createSearch({ ...deps, branch_id: 'bangsar' })],
])('%s has every implementation', (_, machine) => {
  expect(unprovidedIn(machine)).toEqual([]);
});
