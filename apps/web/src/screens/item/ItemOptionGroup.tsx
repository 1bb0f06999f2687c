import { type Choice, canBeHad, type ItemGroup } from '@claypot/domain';
import { OptionGroup, Picture } from '@claypot/ui';
import { useFormat } from '../../app/useFormat.ts';
import { useTranslation } from '../../app/useTranslation.ts';
import { useGroupWords } from './useGroupWords.ts';

interface ItemOptionGroupProps {
  readonly group: ItemGroup;
  /** Nothing can be changed just now. */
  readonly locked: boolean;
  readonly onChoose: (variationId: string) => void;
}

/** One question about the item, with its rule in words. */
export function ItemOptionGroup({ group, locked, onChoose }: ItemOptionGroupProps) {
  const { t } = useTranslation(['item', 'common']);
  const format = useFormat();
  const words = useGroupWords();
  const { option, chosen, full } = group;

  function detailOf(choice: Choice): string | undefined {
    if (!canBeHad(choice)) return t('common:soldOut');
    const { additional_price } = choice;
    return additional_price > 0 ? `+${format.money(additional_price)}` : undefined;
  }

  return (
    <OptionGroup
      kind={option.option_type}
      label={option.option_name}
      about={option.dish_name}
      {...words(group)}
      choices={option.dish_option_variation.map((choice) => ({
        id: choice.id,
        label: labelOf(choice),
        detail: detailOf(choice),
        picture: choice.offer && (
          <Picture src={choice.offer.image} alt="" ratio="1/1" rounded muted={!canBeHad(choice)} />
        ),
        disabled: locked || !canBeHad(choice),
      }))}
      selected={chosen}
      maxReached={full}
      onSelect={onChoose}
    />
  );
}

function labelOf({ variation_name, offer }: Choice): string {
  return offer !== undefined && offer.qty > 1 ? `${offer.qty} × ${variation_name}` : variation_name;
}
