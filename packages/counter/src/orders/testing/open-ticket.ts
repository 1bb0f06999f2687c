import { replies } from '@claypot/domain/testing';
import type { CounterSdk, Role } from '@claypot/sdk/counter';
import { anApproval, aSession, aTicket } from '@claypot/testing/counter';
import { vi } from 'vitest';
import { createActor } from 'xstate';
import { createBoard } from '../board/board.implementation.ts';
import type { TicketActionDeps } from '../money/action/ticket-action.ts';
import { createPressKeys } from '../press-keys.ts';
import { createTicket } from '../ticket/ticket.implementation.ts';
import { fakeRuntime } from './runtime.ts';

/** Returns the dependencies of actions on the open ticket of `order-1`, for a person of the role. */
export async function openTicket(operations: Partial<CounterSdk>, role: Role = 'manager') {
  const { person } = aSession();
  const approve = vi.fn<CounterSdk['approve']>(async () => anApproval());
  const ticket = vi.fn<CounterSdk['ticket']>(async () => aTicket());
  const { device, runtime } = fakeRuntime(
    { approve, ticket, ...operations },
    person && { ...person, id: `st_${role}`, role },
  );
  const clock = device.delays;
  const board = createActor(createBoard(runtime), { input: { branch_id: 'bangsar' }, clock });
  const sent = vi.spyOn(board, 'send');
  const ticketActor = createActor(createTicket({ ...runtime, board }), {
    input: { order_id: 'order-1' },
    clock,
  }).start();
  await replies();
  const keys = createPressKeys(runtime.random);
  const deps: TicketActionDeps = { ...runtime, board, keys, ticket: ticketActor };
  const settle = async (work: () => void) => {
    work();
    await replies();
  };
  return {
    approve,
    clock,
    deps,
    sent,
    ticket,
    settle,
    wait: (ms: number) => settle(() => device.advance(ms)),
    become: (isUp: boolean) => settle(() => runtime.connection.become(isUp)),
    reload: () => settle(() => ticketActor.send({ type: 'REFRESH' })),
  };
}
