import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Fate, TappedCart } from './testing/tapped-cart.ts';

type Step =
  | { do: 'tap'; line: number; qty: number }
  | { do: 'decide'; fate: Fate }
  | { do: 'look' }
  | { do: 'late' };

const does = <Kind extends Step['do']>(kind: Kind) => fc.constant(kind);
const fate = fc.constantFrom<Fate>('answer', 'reject', 'lose', 'loseDone');
const steps: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ do: does('tap'), line: fc.nat(2), qty: fc.nat(9) }), weight: 3 },
  { arbitrary: fc.record({ do: does('decide'), fate }), weight: 2 },
  fc.record({ do: does('look') }),
  fc.record({ do: does('late') }),
);

async function tap(step: Step, cart: TappedCart): Promise<void> {
  switch (step.do) {
    case 'tap':
      if (cart.tap(step.line, step.qty)) expect(cart.shown()[step.line]).toBe(step.qty);
      return;
    case 'look':
      return cart.look();
    case 'late': {
      const before = cart.shown();
      await cart.late();
      expect(cart.shown()).toEqual(before);
      return;
    }
    case 'decide':
      return cart.decide(step.fate);
  }
}

it('shows each tap at once and the state of the server in the end, for any rejection, loss or delay', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 40 }), async (taken) => {
      const cart = new TappedCart();
      await cart.decide('answer');
      for (const step of taken) {
        await tap(step, cart);
        expect(cart.pendingCount()).toBeLessThanOrEqual(1);
      }
      while (cart.pendingCount() > 0) await cart.decide('answer');

      expect(cart.settled()).toBe(true);
      expect(cart.shown()).toEqual(cart.stored());
      // Each failure is reported once; every other change is applied.
      expect(cart.complaints).toHaveLength(cart.failures);
      for (const [line, qty] of cart.customerChanges) {
        expect(cart.stored()[['a', 'b', 'c'].indexOf(line)]).toBe(qty);
      }
    }),
    { numRuns: 100 },
  );
});
