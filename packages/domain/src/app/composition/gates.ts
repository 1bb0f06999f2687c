import { createGate, type Gate } from '../../machines/base/gate.ts';

/** What is loaded behind the screens, for those that show it. */
export type GatedResource = 'cart' | 'addresses';

export type Gates = Readonly<Record<GatedResource, Gate>>;

/** @param onDemand whether they are closed until somebody needs what is behind them. */
export function createGates(onDemand: boolean): Gates {
  return { cart: createGate(!onDemand), addresses: createGate(!onDemand) };
}
