import type { Cart, CartMethod, Identity } from '@claypot/sdk';
import { assign } from 'xstate';
import type { Emit } from '../../events/event-bus.ts';
import { fromConnection } from '../../machines/base/from-connection.ts';
import { fromRequest } from '../../machines/base/from-request.ts';
import type { Gate } from '../../machines/base/gate.ts';
import { required } from '../../machines/base/required.ts';
import { STALE_AFTER_A_SECOND } from '../../machines/query/query.implementation.ts';
import type { Ports } from '../../ports/ports.ts';
import { lineOf, nextAddition, oneMore, type SentAddition } from './additions.ts';
import { cartMachine } from './cart.machine.ts';
import { lineRequest } from './line-request.ts';
import type { LineToPutBack } from './unsent-cart.ts';

export interface CartDeps extends Pick<Ports, 'api' | 'clock' | 'connection' | 'random'> {
  /** Owner of the cart; read for each request. */
  identity: () => Identity;
  /** Current branch and delivery method; null if no branch is chosen. */
  order: () => { branch_id: string; delivery_method: CartMethod } | null;
  emit: Emit;
  /** Blocks loads of the cart until it opens. */
  gate: Gate;
}

/** Creates the cart machine with its requests. */
export function createCartImplementations(deps: CartDeps) {
  const { api, clock, connection, emit, gate, random } = deps;
  const load = fromRequest<Cart>(async ({ signal }) => {
    const opening = gate.opened();
    if (opening !== null) await opening;
    signal.throwIfAborted();
    return api.cartLoad({ body: deps.identity() }, { signal });
  });
  return cartMachine.provide({
    actors: {
      connection: fromConnection(connection),
      load,
      saveLine: fromRequest<Cart, { sent: { id: string; qty: number } | null }>(
        async ({ input: { sent }, signal }) => {
          if (sent === null) return api.cartLoad({ body: deps.identity() }, { signal });
          const path = { id: sent.id };
          if (sent.qty === 0) return api.cartDelete({ path, body: deps.identity() }, { signal });
          return api.cartUpdate({ path, body: { ...deps.identity(), qty: sent.qty } }, { signal });
        },
      ),
      putBack: fromRequest<Cart, { line: LineToPutBack | null }>(({ input, signal }) => {
        const body = { ...deps.identity(), ...required(input.line) };
        return api.cartCreate({ body }, { signal });
      }),
      add: fromRequest<Cart, { addition: SentAddition | null }>(({ input, signal }) => {
        const addition = required(input.addition);
        const line = { ...lineOf(addition), qty: addition.qty };
        const { reference } = addition;
        const body = { ...deps.identity(), ...lineRequest({ ...addition, line }), reference };
        return api.cartCreate({ body }, { signal });
      }),
      clear: fromRequest<Cart>(({ signal }) =>
        api.cartRemoveAll({ body: deps.identity() }, { signal }),
      ),
    },
    guards: {
      isStale: ({ context }) =>
        clock.now().epochMilliseconds - context.receivedAt >= STALE_AFTER_A_SECOND,
    },
    actions: {
      setReceivedAt: assign({ receivedAt: () => clock.now().epochMilliseconds }),
      addOne: assign(({ context }, { dish }) => {
        const order = deps.order();
        return order === null ? {} : oneMore(context, { ...order, dish });
      }),
      sendAddition: assign(({ context }) => ({ adding: nextAddition(context, random.uuid) })),
      restoreLine: assign((_, { removed }) => ({
        putBack: { ...lineRequest(removed), reference: random.uuid() },
      })),
      notify: (_, { code }) => emit({ type: 'action.rejected', code }),
      notifyRemoved: (_, { removed }) => emit({ type: 'item.removed', removed }),
      emitLoaded: (_, { cart }) => emit({ type: 'cart.loaded', cart }),
      announce: () => emit({ type: 'cart.changed' }),
    },
  });
}
