import type { CatalogueView } from '@claypot/domain/ordering';
import type { ReactNode } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import type { CartBar } from '../../../shared/order/CartBar.tsx';
import type { CartOfRows } from './cart-of-rows.ts';

export interface MenuViewProps {
  readonly back: Back;
  readonly menu: CatalogueView;
  /** It is delivered, not picked up. */
  readonly delivered: boolean;
  /** How the order reaches the customer, above the menu. */
  readonly guestMigration: ReactNode;
  /** A wide picture of the company's, shown until the banners have come. */
  readonly companyPicture: string | null;
  /** The company's offer; empty when there is none. */
  readonly offer: string;
  /** Pieces in the cart by the id of the dish, package or deal. */
  readonly inCart: CartOfRows;
  /** Dishes can be put into the cart from the list; not where it is of another branch. */
  readonly adds: boolean;
  readonly cart: Parameters<typeof CartBar>[0]['cart'];
  readonly now: Temporal.ZonedDateTime;
  readonly onSearch: (text: string) => void;
  readonly onSelectCategory: (categoryId: string) => void;
  readonly onCategoryInView: (categoryId: string) => void;
  readonly onScrollSettled: () => void;
  readonly onRetry: () => void;
}
