import { sellingPrice } from '@claypot/domain/pricing';
import type { Format } from '@claypot/i18n';
import type { DishSummary } from '@claypot/sdk';
import { Price } from '@claypot/ui';

interface DishPriceProps {
  readonly dish: Pick<DishSummary, 'price' | 'price_after_discount'>;
  readonly format: Format;
  /** Label of the old price for screen readers, which do not convey the strikethrough. */
  readonly wasLabel: string;
  /** Text before the price, such as "From". */
  readonly prefix?: string | undefined;
  readonly size?: 'sm' | 'md' | 'lg';
}

/** Price of a dish, excluding any options, and its old price if it is discounted. */
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
