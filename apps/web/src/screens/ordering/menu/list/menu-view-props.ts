import type { CatalogueView } from '@claypot/domain/ordering';
import type { ReactNode } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import type { CartBar } from '../../../shared/order/CartBar.tsx';
import type { CartOfRows } from './cart-of-rows.ts';

export interface MenuViewProps {
  readonly back: Back;
  readonly menu: CatalogueView;
  /** True for delivery, false for pickup. */
  readonly delivered: boolean;
  /** Choice of delivery or pickup, shown above the menu. */
  readonly fulfilmentChoice: ReactNode;
  /** Wide picture of the company, shown until the banners have loaded. */
  readonly companyPicture: string | null;
  /** The company's offer; empty for none. */
  readonly offer: string;
  /** Quantities in the cart by ID of the dish, package or deal. */
  readonly inCart: CartOfRows;
  /** True if dishes can be added from the list; false if the cart belongs to another branch. */
  readonly adds: boolean;
  readonly cart: Parameters<typeof CartBar>[0]['cart'];
  readonly now: Temporal.ZonedDateTime;
  readonly onSearch: (text: string) => void;
  readonly onSelectCategory: (categoryId: string) => void;
  readonly onCategoryInView: (categoryId: string) => void;
  readonly onScrollSettled: () => void;
  readonly onRetry: () => void;
}
