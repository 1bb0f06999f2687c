import { ApiError, type Cart } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { type Mock, vi } from 'vitest';
import { createActor } from 'xstate';
import { recordedEvents } from '../../../events/testing/recorded-events.ts';
import { createGate } from '../../../machines/base/gate.ts';
import { type Deferred, deferred, fakePorts } from '../../../testing/fakes.ts';
import { replies } from '../../../testing/replies.ts';
import { createCartImplementations } from '../cart.implementation.ts';
import { selectCart } from '../cart.selectors.ts';
import type { UnsentCart } from '../unsent-cart.ts';

export const lost = new ApiError({ kind: 'network' });
export const ORDER = { branch_id: 'bangsar', delivery_method: 'delivery' } as const;
export const identity = { customer_id: null, guest_id: 'guest' };

/** A cart actor with requests that wait until the test resolves them, in order. */
export function setUp({
  owner = 'guest',
  unsent = null,
}: {
  owner?: string | null;
  unsent?: UnsentCart | null;
} = {}) {
  const requests: { name: string; input: unknown; reply: Deferred<Cart>; signal: AbortSignal }[] =
    [];
  const ask = (name: string) => (input: unknown, options?: { signal?: AbortSignal }) => {
    const reply = deferred<Cart>();
    const signal = options?.signal ?? new AbortController().signal;
    requests.push({ name, input, reply, signal });
    return reply.promise;
  };
  const ports = fakePorts({
    cartLoad: ask('load'),
    cartUpdate: ask('update'),
    cartDelete: ask('delete'),
    cartRemoveAll: ask('clear'),
    cartCreate: ask('create'),
  });
  const onRemoved = vi.fn() as Mock;
  const onFailure = vi.fn() as Mock;
  const announce = vi.fn() as Mock;
  const events = recordedEvents();
  events.on({
    'item.removed': onRemoved,
    'action.rejected': ({ code }) => onFailure(code),
    'cart.changed': announce,
  });
  const actor = createActor(
    createCartImplementations({
      ...ports,
      identity: () => identity,
      emit: events.emit,
      order: () => ORDER,
      gate: createGate(true),
    }),
    { input: { owner, unsent } },
  );
  actor.start();
  const next = () => {
    const request = requests.shift();
    if (!request) throw new Error('Nothing was asked');
    return request;
  };
  const answer = async (lines: Cart['lines']) => {
    const request = next();
    request.reply.resolve(aCart(lines));
    await replies();
    return request;
  };
  const fail = async (error: Error) => {
    const request = next();
    request.reply.reject(error);
    await replies();
    return request;
  };
  const view = () => selectCart(actor.getSnapshot());
  return { actor, ports, requests, answer, fail, next, view, onRemoved, onFailure, announce };
}

/** The same, loaded with the given lines. */
export async function filled(lines = [aLine()]) {
  const cart = setUp();
  await cart.answer(lines);
  return cart;
}
