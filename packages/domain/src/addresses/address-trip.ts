import { pathTo } from '../routes/path-to.ts';

/** Where somebody who was sent to make an address wants to be afterwards. */
export interface AddressTrip {
  begin(path: string): void;
  /** The path to go to; asked once, then forgotten. */
  end(): string;
}

/** Whoever came by themselves goes to the list of addresses. */
export function createAddressTrip(): AddressTrip {
  let path: string | null = null;
  return {
    begin: (wanted) => {
      path = wanted;
    },
    end: () => {
      const wanted = path ?? pathTo('addressBook');
      path = null;
      return wanted;
    },
  };
}
