import {
  addedPrice,
  type Choice,
  type ChoiceGroup,
  canBeHad,
  choiceRule,
  type ItemGroup,
  offeredChoice,
} from '@claypot/domain/ordering';
import { choiceRuleText, missingChoiceText } from '@claypot/i18n';
import { OptionGroup } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';

interface ItemGroupFieldProps {
  readonly group: ItemGroup;
  readonly onChoose: (groupId: string, choiceId: string) => void;
  readonly onCount: (groupId: string, choiceId: string, qty: number) => void;
}

/** A group of choices with its rule. */
export function ItemGroupField({ group, onChoose, onCount }: ItemGroupFieldProps) {
  const { t, i18n } = useTranslation(['counterSales', 'item', 'common']);
  const format = useFormat();
  const { chosen, full, least, missing, option } = group;
  const rule = choiceRule(option);
  const isRequired = option.is_required === 1;

  function detailOf(choice: Choice): ReactNode {
    if (!canBeHad(choice)) return t('soldOut');
    const offered = offeredChoice(choice);
    if (offered !== null) {
      const price = format.money(offered.price);
      return offered.from ? t('fromPrice', { price }) : price;
    }
    const added = addedPrice(option, choice);
    return added > 0 ? <span translate="no">{`+${format.money(added)}`}</span> : undefined;
  }

  return (
    <div data-group={option.id}>
      <OptionGroup
        kind={option.option_type}
        label={option.option_name}
        about={aboutOf(option)}
        hint={full ? t('item:full') : choiceRuleText(i18n, rule)}
        tag={{
          text: t(isRequired ? 'common:required' : 'common:optional'),
          tone: toneOf({ isRequired, missing, isEnough: chosen.length >= least }),
        }}
        error={missing ? missingChoiceText(i18n, rule, chosen.length) : undefined}
        choices={option.dish_option_variation.map((choice) => ({
          id: choice.id,
          label: labelOf(choice),
          detail: detailOf(choice),
          disabled: !canBeHad(choice),
        }))}
        selected={chosen}
        maxReached={full}
        counting={
          option.repeats
            ? {
                label: (name) => t('itemQuantity', { name }),
                decreaseLabel: t('less'),
                increaseLabel: t('more'),
                onCount: (choiceId, qty) => onCount(option.id, choiceId, qty),
              }
            : undefined
        }
        onSelect={(choiceId) => onChoose(option.id, choiceId)}
      />
    </div>
  );
}

interface Tag {
  readonly isRequired: boolean;
  readonly missing: boolean;
  readonly isEnough: boolean;
}

function toneOf({ isEnough, isRequired, missing }: Tag): 'danger' | 'success' | 'neutral' {
  if (missing) return 'danger';
  return isRequired && isEnough ? 'success' : 'neutral';
}

/** Returns the dish that the group belongs to, with its quantity; undefined if it has none. */
function aboutOf({ dish_name, times = 1 }: ChoiceGroup): string | undefined {
  return dish_name !== undefined && times > 1 ? `${times}\u00a0×\u00a0${dish_name}` : dish_name;
}

function labelOf({ offer, variation_name }: Choice): string {
  return offer !== undefined && offer.qty > 1
    ? `${offer.qty}\u00a0×\u00a0${variation_name}`
    : variation_name;
}
