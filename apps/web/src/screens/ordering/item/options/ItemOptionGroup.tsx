import {
  addedPrice,
  type Choice,
  type ChoiceGroup,
  canBeHad,
  type ItemGroup,
} from '@claypot/domain/ordering';
import { OptionGroup, Picture } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { NoWrap } from '../../../shared/layout/NoWrap.tsx';
import { useGroupWords } from './use-group-words.ts';

interface ItemOptionGroupProps {
  readonly group: ItemGroup;
  /** True if nothing can be changed. */
  readonly locked: boolean;
  readonly onChoose: (variationId: string) => void;
  readonly onCount: (variationId: string, qty: number) => void;
}

export function ItemOptionGroup({ group, locked, onChoose, onCount }: ItemOptionGroupProps) {
  const { t } = useTranslation(['item', 'common']);
  const format = useFormat();
  const words = useGroupWords();
  const { option, chosen, full } = group;

  function detailOf(choice: Choice): ReactNode {
    if (!canBeHad(choice)) return t('common:soldOut');
    const added = addedPrice(option, choice);
    return added > 0 ? <NoWrap>{`+${format.money(added)}`}</NoWrap> : undefined;
  }

  return (
    <OptionGroup
      kind={option.option_type}
      label={option.option_name}
      about={aboutOf(option)}
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
      counting={
        option.repeats
          ? {
              label: (dish) => t('quantityOf', { dish }),
              decreaseLabel: t('common:decrease'),
              increaseLabel: t('common:increase'),
              onCount,
            }
          : undefined
      }
      onSelect={onChoose}
    />
  );
}

/**
 * Returns the dish of an option group, with its quantity if there are several; undefined if the
 * group belongs to no dish.
 */
function aboutOf({ dish_name, times = 1 }: ChoiceGroup): string | undefined {
  return dish_name !== undefined && times > 1 ? `${times}\u00a0×\u00a0${dish_name}` : dish_name;
}

function labelOf({ variation_name, offer }: Choice): string {
  return offer !== undefined && offer.qty > 1
    ? `${offer.qty}\u00a0×\u00a0${variation_name}`
    : variation_name;
}
