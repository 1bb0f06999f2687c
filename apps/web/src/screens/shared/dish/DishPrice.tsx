import { sellingPrice } from '@claypot/domain/pricing';
import type { Format } from '@claypot/i18n';
import type { DishSummary } from '@claypot/sdk';
import { Price } from '@claypot/ui';

interface DishPriceProps {
  readonly dish: Pick<DishSummary, 'price' | 'price_after_discount'>;
  readonly format: Format;
  /** How the price before a discount is introduced to who does not see the line through it. */
  readonly wasLabel: string;
  /** Before the price: "From". */
  readonly prefix?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** What a dish costs before options, with the old price where there is a new one. */
export function DishPrice({ dish, format, wasLabel, prefix, size = 'md' }: DishPriceProps) {
  const selling = sellingPrice(dish);
  return (
    <Price
      amount={format.amount(selling)}
      was={selling === dish.price ? undefined : format.amount(dish.price)}
      wasLabel={wasLabel}
      prefix={prefix}
      size={size}
    />
  );
}
