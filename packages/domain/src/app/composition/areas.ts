import type { StartedAddresses } from './areas/addresses-area.ts';
import type { StartedBooking } from './areas/booking-area.ts';
import type { StartedCart } from './areas/cart-area.ts';
import type { StartedCheckout } from './areas/checkout-area.ts';
import type { StartedWallet } from './areas/wallet-area.ts';
import type { MachineParts } from './machine-parts.ts';

/** Actors of each area, as `use` returns them. */
export interface StartedAreas {
  readonly addresses: StartedAddresses;
  readonly booking: StartedBooking;
  readonly cart: StartedCart;
  readonly checkout: StartedCheckout;
  readonly wallet: StartedWallet;
}

export type AreaName = keyof StartedAreas;

/**
 * Actors that live as long as the app and start when a screen first uses them. A module that uses
 * them imports the area, so that their code loads with it.
 */
export interface Area<Name extends AreaName = AreaName> {
  readonly name: Name;
  readonly start: (parts: MachineParts) => StartedAreas[Name];
}

/** Returns the actors of an area; starts them on the first call. */
export type UseArea = <Name extends AreaName>(area: Area<Name>) => StartedAreas[Name];

/** The areas of a running app. */
export interface Areas {
  readonly use: UseArea;
  /** Returns the actors of an area if they have started. Needs none of their code. */
  readonly started: <Name extends AreaName>(name: Name) => StartedAreas[Name] | undefined;
  /** Stops the actors of all areas. */
  readonly stop: () => void;
}

/** @param parts returns the parts that areas start with */
export function createAreas(parts: () => MachineParts): Areas {
  const running: { -readonly [Name in AreaName]?: StartedAreas[Name] } = {};
  return {
    use: <Name extends AreaName>({ name, start }: Area<Name>): StartedAreas[Name] => {
      const known: StartedAreas[Name] | undefined = running[name];
      if (known !== undefined) return known;
      const started = start(parts());
      running[name] = started;
      return started;
    },
    started: (name) => running[name],
    stop: () => {
      for (const { stop } of Object.values(running)) stop();
    },
  };
}
