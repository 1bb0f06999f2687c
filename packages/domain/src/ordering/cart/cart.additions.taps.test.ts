import { ApiError, type Cart, type CartCreateRequest, type CartLine } from '@claypot/sdk';
import { aCart, aDishInCart, aLine } from '@claypot/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createGate } from '../../machines/base/gate.ts';
import { type Deferred, deferred, fakePorts } from '../../testing/fakes.ts';
import { replies } from '../../testing/replies.ts';
import { aMenuDish } from '../catalogue/testing/samples.ts';
import { createCartImplementations } from './cart.implementation.ts';
import { selectCart, selectIsSettled } from './cart.selectors.ts';
import { selectQtyByItem } from './on-the-menu.ts';

type Fate = 'answer' | 'reject' | 'lose' | 'loseDone';
type Step =
  | { do: 'more' | 'less' | 'fromPage'; dish: number }
  | { do: 'cart'; line: number; qty: number }
  | { do: 'look' }
  | { do: 'decide'; fate: Fate };

const IDS = ['tea', 'soup', 'rice'] as const;
const dishes = IDS.map((id) => aMenuDish({ id, needs_choice: false }));
const CHOSEN = aLine().variation_list;
const ORDER = { branch_id: 'bangsar', delivery_method: 'pickup' } as const;
const rejected = new ApiError({ kind: 'rejected', code: 'ITEM_UNAVAILABLE', status: 422 });
const gone = new ApiError({ kind: 'rejected', code: 'NOT_FOUND', status: 404 });
const lost = new ApiError({ kind: 'network' });

/** A pending request: its effect at the server and its response. */
interface Asked {
  readonly isLook: boolean;
  /** Returns false if the line no longer exists. */
  readonly run: () => boolean;
  readonly reply: Deferred<Cart>;
  readonly signal: AbortSignal;
}

/**
 * A cart changed rapidly from menu rows, dish pages and its own steppers, with a server that
 * responds on demand.
 */
class BusyCart {
  #lines: CartLine[] = [];
  #made = 0;
  readonly #asked: Asked[] = [];
  readonly #actor = createActor(
    createCartImplementations({
      ...fakePorts({
        cartLoad: (_, options) => this.#ask(true, () => true, options),
        cartUpdate: ({ path, body }, options) =>
          this.#ask(false, () => this.#set(path.id, body.qty), options),
        cartDelete: ({ path }, options) => this.#ask(false, () => this.#set(path.id, 0), options),
        cartCreate: ({ body }, options) => this.#ask(false, () => this.#add(body), options),
      }),
      identity: () => ({ customer_id: null, guest_id: 'guest' }),
      order: () => ORDER,
      gate: createGate(true),
      emit: () => undefined,
    }),
    { input: { owner: 'guest' } },
  ).start();

  /** Pieces of each dish, as menu rows show them. */
  shown(): number[] {
    const pieces = selectQtyByItem(this.#actor.getSnapshot());
    return IDS.map((id) => pieces[id] ?? 0);
  }

  /** Quantity of each line, as the cart shows it. */
  lines(): (readonly [string, number])[] {
    const lines = selectCart(this.#actor.getSnapshot()).cart?.lines ?? [];
    return lines.map(({ id, qty }) => [id, qty] as const);
  }

  stored(): { pieces: number[]; lines: (readonly [string, number])[] } {
    const pieces = IDS.map((id) =>
      this.#lines.filter(({ dish }) => dish?.id === id).reduce((sum, { qty }) => sum + qty, 0),
    );
    return { pieces, lines: this.#lines.map(({ id, qty }) => [id, qty] as const) };
  }

  settled(): boolean {
    return selectIsSettled(this.#actor.getSnapshot());
  }

  pendingCount(): number {
    return this.#asked.filter(({ signal }) => !signal.aborted).length;
  }

  more(index: number): void {
    const dish = dishes[index];
    if (dish !== undefined) this.#actor.send({ type: 'ADD_ONE', dish });
  }

  less(index: number): void {
    this.#actor.send({ type: 'TAKE_ONE', dish_id: IDS[index] ?? '' });
  }

  /** Uses a stepper of the cart; 0 removes the line. */
  change(index: number, qty: number): void {
    const [id] = this.lines()[index] ?? [];
    if (id === undefined) return;
    this.#actor.send(qty === 0 ? { type: 'REMOVE', id } : { type: 'CHANGE_QTY', id, qty });
  }

  look(): void {
    this.#actor.send({ type: 'REFRESH' });
  }

  /** Adds a dish with an option on the dish page, which passes the new cart to the machine. */
  async fromPage(index: number): Promise<void> {
    this.#put(IDS[index] ?? '', 1, CHOSEN);
    this.#actor.send({ type: 'REPLACE', cart: this.#cart() });
    await replies();
  }

  /** Resolves the oldest pending request with the given fate. Loads always succeed. */
  async decide(fate: Fate): Promise<void> {
    const next = this.#asked.shift();
    if (next === undefined || next.signal.aborted) return;
    if (next.isLook || fate === 'answer') {
      if (next.run()) next.reply.resolve(this.#cart());
      else next.reply.reject(gone);
    } else {
      if (fate === 'loseDone') next.run();
      next.reply.reject(fate === 'reject' ? rejected : lost);
    }
    await replies();
  }

  #set(id: string, qty: number): boolean {
    if (!this.#lines.some((line) => line.id === id)) return false;
    this.#lines = this.#lines.flatMap((line) => {
      if (line.id !== id) return [line];
      return qty === 0 ? [] : [{ ...line, qty }];
    });
    return true;
  }

  #add({ item_id, qty, variation }: CartCreateRequest): boolean {
    this.#put(item_id, qty, variation.length === 0 ? [] : CHOSEN);
    return true;
  }

  #put(id: string, qty: number, variation_list: CartLine['variation_list']): void {
    const chosen = variation_list.length;
    const same = this.#lines.find(
      (line) => line.dish?.id === id && line.variation_list.length === chosen,
    );
    if (same !== undefined) {
      this.#set(same.id, same.qty + qty);
      return;
    }
    this.#made += 1;
    const line = aLine({
      id: `line-${this.#made}`,
      qty,
      variation_list,
      dish: aDishInCart({ id }),
    });
    this.#lines = [...this.#lines, line];
  }

  #cart(): Cart {
    return aCart(this.#lines);
  }

  #ask(isLook: boolean, run: () => boolean, options?: { signal?: AbortSignal }): Promise<Cart> {
    const reply = deferred<Cart>();
    this.#asked.push({
      isLook,
      run,
      reply,
      signal: options?.signal ?? new AbortController().signal,
    });
    return reply.promise;
  }
}

async function tap(step: Step, cart: BusyCart): Promise<void> {
  const before = cart.shown();
  switch (step.do) {
    case 'more':
      cart.more(step.dish);
      expect(cart.shown()[step.dish]).toBe((before[step.dish] ?? 0) + 1);
      return;
    case 'less':
      cart.less(step.dish);
      expect(cart.shown()[step.dish]).toBe(Math.max(0, (before[step.dish] ?? 0) - 1));
      return;
    case 'cart':
      return cart.change(step.line, step.qty);
    case 'look':
      return cart.look();
    case 'fromPage':
      return cart.fromPage(step.dish);
    case 'decide':
      return cart.decide(step.fate);
  }
}

async function opened(): Promise<BusyCart> {
  const cart = new BusyCart();
  await cart.decide('answer');
  return cart;
}

async function rest(cart: BusyCart): Promise<void> {
  while (cart.pendingCount() > 0) await cart.decide('answer');
}

const dish = fc.nat(IDS.length - 1);
const does = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const inRows = [
  { arbitrary: fc.record({ do: does('more'), dish }), weight: 4 },
  { arbitrary: fc.record({ do: does('less'), dish }), weight: 2 },
  { arbitrary: fc.record({ do: does('look') }), weight: 1 },
] as const;
const fates = fc.constantFrom<Fate>('answer', 'reject', 'lose', 'loseDone');
const anything = fc.oneof(
  ...inRows,
  { arbitrary: fc.record({ do: does('fromPage'), dish }), weight: 1 },
  { arbitrary: fc.record({ do: does('cart'), line: fc.nat(4), qty: fc.nat(4) }), weight: 2 },
  { arbitrary: fc.record({ do: does('decide'), fate: fates }), weight: 4 },
);
const lucky = fc.oneof(...inRows, {
  arbitrary: fc.record({ do: does('decide'), fate: fc.constant<Fate>('answer') }),
  weight: 4,
});

it('shows the state of the server in the end, for any taps, rejections and lost responses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anything, { maxLength: 40 }), async (steps) => {
      const cart = await opened();
      for (const step of steps) {
        await tap(step as Step, cart);
        expect(cart.pendingCount()).toBeLessThanOrEqual(1);
      }
      await rest(cart);
      expect(cart.settled()).toBe(true);
      const { lines, pieces } = cart.stored();
      expect(cart.lines()).toEqual(lines);
      expect(cart.shown()).toEqual(pieces);
    }),
    { numRuns: 300, seed: 17 },
  );
});

// Not tested here: dish pages. If a page adds to a line while a quantity for it is in flight, that
// quantity wins.
it('neither loses nor doubles taps in rows while every request succeeds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(lucky, { maxLength: 40 }), async (steps) => {
      const cart = await opened();
      const wanted = [0, 0, 0];
      for (const step of steps) {
        await tap(step as Step, cart);
        if (step.do === 'more') wanted[step.dish] = (wanted[step.dish] ?? 0) + 1;
        if (step.do === 'less') wanted[step.dish] = Math.max(0, (wanted[step.dish] ?? 0) - 1);
      }
      await rest(cart);
      expect(cart.stored().pieces).toEqual(wanted);
    }),
    { numRuns: 300, seed: 17 },
  );
});
