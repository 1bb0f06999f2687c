import { ApiError, type Cart } from '@claypot/sdk';
import { aCart, aLine } from '@claypot/testing';
import { createActor } from 'xstate';
import { createGate } from '../../../machines/base/gate.ts';
import { type Deferred, deferred, fakePorts } from '../../../testing/fakes.ts';
import { replies } from '../../../testing/replies.ts';
import { createCartImplementations } from '../cart.implementation.ts';
import { selectCart, selectIsSettled } from '../cart.selectors.ts';

/**
 * Outcome of a request: successful, rejected, lost before the server processed it, or processed
 * with a lost response.
 */
export type Fate = 'answer' | 'reject' | 'lose' | 'loseDone';

/** A pending request. A load has no line. */
interface Asked {
  readonly line: string | null;
  readonly qty: number | null;
  readonly reply: Deferred<Cart>;
  readonly signal: AbortSignal;
}

const ORDER = { branch_id: 'bangsar', delivery_method: 'pickup' } as const;
const LINES = ['a', 'b', 'c'] as const;
const rejected = new ApiError({ kind: 'rejected', code: 'ITEM_UNAVAILABLE', status: 422 });
/** The line was removed earlier, by a request with a lost response. */
const notFound = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
const lost = new ApiError({ kind: 'network' });

/** A cart of three lines that is tapped rapidly, with a server that responds on demand. */
export class TappedCart {
  readonly #lines = new Map<string, number>(LINES.map((line, index) => [line, index + 1]));
  readonly #asked: Asked[] = [];
  /**
   * Loads superseded by a tap, each with the cart of that time. Their responses may still arrive.
   */
  readonly #overtaken: { reply: Deferred<Cart>; old: Cart }[] = [];
  /** Last quantity requested for each line that was not reported as failed. */
  readonly customerChanges = new Map<string, number>();
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

  /** Quantities as shown to the customer; 0 for lines not shown. */
  shown(): number[] {
    const lines = selectCart(this.#actor.getSnapshot()).cart?.lines ?? [];
    return LINES.map((line) => lines.find(({ id }) => id === line)?.qty ?? 0);
  }

  /** Quantities at the server. */
  stored(): number[] {
    return LINES.map((line) => this.#lines.get(line) ?? 0);
  }

  settled(): boolean {
    return selectIsSettled(this.#actor.getSnapshot());
  }

  /** Number of pending requests that are not aborted. */
  pendingCount(): number {
    return this.#asked.filter(({ signal }) => !signal.aborted).length;
  }

  /**
   * Sets the quantity of the line at `index`, 0 to remove it. Returns false if the line is not
   * shown.
   */
  tap(index: number, qty: number): boolean {
    const id = LINES[index];
    if (id === undefined || this.shown()[index] === 0) return false;
    this.customerChanges.set(id, qty);
    this.#actor.send(qty === 0 ? { type: 'REMOVE', id } : { type: 'CHANGE_QTY', id, qty });
    return true;
  }

  look(): void {
    this.#actor.send({ type: 'REFRESH' });
  }

  /** Delivers the late response of a superseded load. */
  async late(): Promise<void> {
    const late = this.#overtaken.shift();
    late?.reply.resolve(late.old);
    await replies();
  }

  /** Resolves the oldest pending request with the given fate. Loads always succeed. */
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
      this.customerChanges.delete(asked.line);
      asked.reply.reject(notFound);
      return;
    }
    this.#store(asked);
    asked.reply.resolve(this.#cart());
  }

  #fail(line: string, asked: Asked, fate: Fate): void {
    if (fate === 'loseDone') this.#store(asked);
    this.failures += 1;
    if (this.customerChanges.get(line) === asked.qty) this.customerChanges.delete(line);
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
