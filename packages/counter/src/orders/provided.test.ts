import { unprovidedIn } from '@claypot/domain/flows';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { createAlarm } from './alarm/alarm.implementation.ts';
import { createBoard } from './board/board.implementation.ts';
import { createKitchen } from './kitchen/kitchen.implementation.ts';
import { createReject } from './reject/reject.implementation.ts';
import { createSearch } from './search/search.implementation.ts';
import { createSteps } from './steps/steps.implementation.ts';
import { fakeRuntime } from './testing/runtime.ts';
import { createTicket } from './ticket/ticket.implementation.ts';

const { runtime } = fakeRuntime();
const boardLogic = createBoard(runtime);
const board = createActor(boardLogic, { input: { branch_id: 'bangsar' } });
const deps = { ...runtime, board };

test.each([
  ['board', boardLogic],
  ['alarm', createAlarm(deps)],
  ['kitchen', createKitchen(deps)],
  ['steps', createSteps(deps)],
  ['ticket', createTicket(deps)],
  ['reject', createReject(deps)],
  ['search', createSearch({ ...deps, branch_id: 'bangsar' })],
])('%s has every implementation', (_, machine) => {
  expect(unprovidedIn(machine)).toEqual([]);
});
