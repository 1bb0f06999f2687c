import { createGate, type Gate } from '../../machines/base/gate.ts';

/** Resources that may be loaded on demand. */
export type GatedResource = 'cart' | 'addresses';

export type Gates = Readonly<Record<GatedResource, Gate>>;

/** @param onDemand true if the gates stay closed until a screen needs the resource. */
export function createGates(onDemand: boolean): Gates {
  return { cart: createGate(!onDemand), addresses: createGate(!onDemand) };
}
