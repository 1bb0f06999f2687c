import type { ItemBasics } from '@claypot/domain/ordering';
import type { DishSummary } from '@claypot/sdk';
import type { ReactNode } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';

/** What can be done on the screen of a dish, a package or a hot deal. */
export interface ItemActions {
  readonly onChoose: (optionId: string, variationId: string) => void;
  readonly onCount: (optionId: string, variationId: string, qty: number) => void;
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
  readonly onAdd: () => void;
  /** Yes, empty the other branch's cart. */
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
}

/** What the view of any of them is given. */
export interface ItemProps<TItem extends ItemBasics> extends ItemActions {
  readonly back: Back;
  readonly item: TItem;
}

/** What it is, as far as a dish, a package and a hot deal are alike. */
export interface ItemFace extends Pick<DishSummary, 'name' | 'description'> {
  /** Null where there is none to be had. */
  readonly priced: Pick<DishSummary, 'price' | 'price_after_discount'> | null;
  readonly images: readonly { readonly image: string }[];
  readonly tags?: DishSummary['tags'];
  /** What is special about it, said before everything else of it. */
  readonly note?: string;
  /** The price is where prices begin. */
  readonly from?: boolean;
}

/** What the screen of any of them is drawn from. */
export interface ItemPageProps extends ItemProps<ItemBasics> {
  /** The screen's name. */
  readonly title: string;
  /** What is known of the item, be it only what the menu told; null while that is nothing. */
  readonly face: ItemFace | null;
  /** What stands between the item's words and its questions. */
  readonly children?: ReactNode;
}
