import { lowestPrice, type PricedOffer } from '@claypot/domain/pricing';
import type { Wire } from '../../contract/wire.ts';

/** Sold out is what cannot be bought now, whatever is chosen of it. */
export function offerStatus(offer: PricedOffer): Wire['StockStatus'] {
  return stockStatus(lowestPrice(offer) === null);
}

export function stockStatus(soldOut: boolean): Wire['StockStatus'] {
  return soldOut ? 'Sold Out' : 'In Stock';
}
