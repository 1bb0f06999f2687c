import type { ItemBasics } from '@claypot/domain/ordering';
import type { DishSummary } from '@claypot/sdk';
import type { ReactNode } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';

export interface ItemActions {
  readonly onChoose: (optionId: string, variationId: string) => void;
  readonly onCount: (optionId: string, variationId: string, qty: number) => void;
  readonly onIncrease: () => void;
  readonly onDecrease: () => void;
  readonly onAdd: () => void;
  /** Confirms to empty the other branch's cart. */
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
}

export interface ItemProps<TItem extends ItemBasics> extends ItemActions {
  readonly back: Back;
  readonly item: TItem;
}

/** Description shared by dishes, packages and hot deals. */
export interface ItemFace extends Pick<DishSummary, 'name' | 'description'> {
  /** Null if there is no price. */
  readonly priced: Pick<DishSummary, 'price' | 'price_after_discount'> | null;
  readonly images: readonly { readonly image: string }[];
  readonly tags?: DishSummary['tags'];
  /** Special note, shown first. */
  readonly note?: string;
  /** True if the price is the lowest of several. */
  readonly from?: boolean;
}

export interface ItemPageProps extends ItemProps<ItemBasics> {
  readonly title: string;
  /** Known data of the item, possibly only from the menu; null if nothing is known. */
  readonly face: ItemFace | null;
  /** Content between the description and the options. */
  readonly children?: ReactNode;
}
