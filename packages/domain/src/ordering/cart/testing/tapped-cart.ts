import { ApiError, type Cart } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { createActor } from 'xstate';
import { createGate } from '../../../machines/base/gate.ts';
import { type Deferred, deferred, fakePorts } from '../../../testing/fakes.ts';
import { replies } from '../../../testing/replies.ts';
import { createCartImplementations } from '../cart.implementation.ts';
import { selectCart, selectIsSettled } from '../cart.selectors.ts';

/** What becomes of a request: done, refused, or its answer lost, before or after it was done. */
export type Fate = 'answer' | 'reject' | 'lose' | 'loseDone';

/** A request that waits for its answer; a look at the cart names no line. */
interface Asked {
  readonly line: string | null;
  readonly qty: number | null;
  readonly reply: Deferred<Cart>;
  readonly signal: AbortSignal;
}

const ORDER = { branch_id: 'bangsar', delivery_method: 'pickup' } as const;
const LINES = ['a', 'b', 'c'] as const;
const rejected = new ApiError({ kind: 'rejected', code: 'ITEM_UNAVAILABLE', status: 422 });
/** Of a line that a lost request has removed before. */
const gone = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
const lost = new ApiError({ kind: 'network' });

/** A cart of three lines under quick fingers, at a server whose answers wait to be let out. */
export class TappedCart {
  readonly #lines = new Map<string, number>(LINES.map((line, index) => [line, index + 1]));
  readonly #asked: Asked[] = [];
  /** Looks that a tap has overtaken, each with the cart of then: they may still arrive. */
  readonly #overtaken: { reply: Deferred<Cart>; old: Cart }[] = [];
  /** What was last asked of each line and not said to be impossible. */
  readonly wishes = new Map<string, number>();
  readonly complaints: string[] = [];
  failures = 0;
  readonly #actor = createActor(
    createCartImplementations({
      ...fakePorts({
        cartLoad: (_, options) => this.#ask(null, null, options),
        cartUpdate: ({ path, body }, options) => this.#ask(path.id, body.qty, options),
        cartDelete: ({ path }, options) => this.#ask(path.id, 0, options),
      }),
      identity: () => ({ customer_id: null, guest_id: 'guest' }),
      order: () => ORDER,
      gate: createGate(true),
      emit: (event) => {
        if (event.type === 'action.rejected') this.complaints.push(event.code);
      },
    }),
    { input: { owner: 'guest' } },
  ).start();

  /** The quantities as the customer sees them; 0 for what is not there. */
  shown(): number[] {
    const lines = selectCart(this.#actor.getSnapshot()).cart?.lines ?? [];
    return LINES.map((line) => lines.find(({ id }) => id === line)?.qty ?? 0);
  }

  /** The quantities as the server has them. */
  stored(): number[] {
    return LINES.map((line) => this.#lines.get(line) ?? 0);
  }

  settled(): boolean {
    return selectIsSettled(this.#actor.getSnapshot());
  }

  /** Requests under way that somebody still waits for. */
  underWay(): number {
    return this.#asked.filter(({ signal }) => !signal.aborted).length;
  }

  /** Presses for a quantity of the line at `index`, 0 to remove it; answers whether it is there to press. */
  tap(index: number, qty: number): boolean {
    const id = LINES[index];
    if (id === undefined || this.shown()[index] === 0) return false;
    this.wishes.set(id, qty);
    this.#actor.send(qty === 0 ? { type: 'REMOVE', id } : { type: 'CHANGE_QTY', id, qty });
    return true;
  }

  look(): void {
    this.#actor.send({ type: 'REFRESH' });
  }

  /** Lets the answer to a look arrive that a tap has overtaken. */
  async late(): Promise<void> {
    const late = this.#overtaken.shift();
    late?.reply.resolve(late.old);
    await replies();
  }

  /** Decides what becomes of the oldest request that is waited for. A look always succeeds. */
  async decide(fate: Fate): Promise<void> {
    const next = this.#next();
    if (!next) return;
    if (next.line === null || fate === 'answer') this.#succeed(next);
    else this.#fail(next.line, next, fate);
    await replies();
  }

  #next(): Asked | undefined {
    for (;;) {
      const next = this.#asked.shift();
      if (!next?.signal.aborted) return next;
      this.#overtaken.push({ reply: next.reply, old: this.#cart() });
    }
  }

  #succeed(asked: Asked): void {
    if (asked.line !== null && !this.#lines.has(asked.line)) {
      this.wishes.delete(asked.line);
      asked.reply.reject(gone);
      return;
    }
    this.#store(asked);
    asked.reply.resolve(this.#cart());
  }

  #fail(line: string, asked: Asked, fate: Fate): void {
    if (fate === 'loseDone') this.#store(asked);
    this.failures += 1;
    if (this.wishes.get(line) === asked.qty) this.wishes.delete(line);
    asked.reply.reject(fate === 'reject' ? rejected : lost);
  }

  #store({ line, qty }: Asked): void {
    if (line === null || qty === null || !this.#lines.has(line)) return;
    if (qty === 0) this.#lines.delete(line);
    else this.#lines.set(line, qty);
  }

  #cart(): Cart {
    return aCart([...this.#lines].map(([id, qty]) => aLine({ id, qty })));
  }

  #ask(line: string | null, qty: number | null, options?: { signal?: AbortSignal }) {
    const reply = deferred<Cart>();
    const signal = options?.signal ?? new AbortController().signal;
    this.#asked.push({ line, qty, reply, signal });
    return reply.promise;
  }
}
