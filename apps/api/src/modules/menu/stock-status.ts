import { lowestPrice, type PricedOffer } from '@claypot/domain/pricing';
import type { Wire } from '../../contract/wire.ts';

/** Returns "Sold Out" if no combination of choices can be bought now. */
export function offerStatus(offer: PricedOffer): Wire['StockStatus'] {
  return stockStatus(lowestPrice(offer) === null);
}

export function stockStatus(soldOut: boolean): Wire['StockStatus'] {
  return soldOut ? 'Sold Out' : 'In Stock';
}
