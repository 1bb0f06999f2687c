import type { ItemGroup } from '@claypot/domain';
import { OptionGroup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/useFormat.ts';
import { type ChoiceRule, choiceRule } from './choice-rule.ts';

interface DishOptionGroupProps {
  readonly group: ItemGroup;
  /** Nothing can be changed just now. */
  readonly locked: boolean;
  readonly onChoose: (variationId: string) => void;
}

/** One question about the dish, with its rule in words. */
export function DishOptionGroup({ group, locked, onChoose }: DishOptionGroupProps) {
  const { t } = useTranslation(['item', 'common']);
  const format = useFormat();
  const ruleText = useRuleText();
  const { option, chosen, least, full, missing } = group;
  const required = option.is_required === 1;
  const missingText = least === 1 ? t('missingOne') : t('missingSeveral', { count: least });
  return (
    <OptionGroup
      kind={option.option_type}
      label={option.option_name}
      hint={full ? t('full') : ruleText(choiceRule(option))}
      tag={{
        text: required ? t('common:required') : t('common:optional'),
        tone: toneOf(group),
      }}
      choices={option.dish_option_variation.map(({ id, variation_name, additional_price }) => ({
        id,
        label: variation_name,
        disabled: locked,
        detail: additional_price > 0 ? `+${format.money(additional_price)}` : undefined,
      }))}
      selected={chosen}
      maxReached={full}
      error={missing ? missingText : undefined}
      onSelect={onChoose}
    />
  );
}

function toneOf({ option, chosen, least, missing }: ItemGroup): 'danger' | 'success' | 'neutral' {
  if (missing) return 'danger';
  return option.is_required === 1 && chosen.length >= least ? 'success' : 'neutral';
}

function useRuleText(): (rule: ChoiceRule) => string {
  const { t } = useTranslation('item');
  return ({ kind, least, most }) => {
    switch (kind) {
      case 'one':
        return t('chooseOne');
      case 'exactly':
        return t('chooseExactly', { count: most });
      case 'between':
        return t('chooseBetween', { least, most });
      case 'atLeast':
        return t('chooseAtLeast', { count: least });
      case 'upTo':
        return t('chooseUpTo', { count: most });
      case 'optionalBetween':
        return t('chooseOptional', { least, most });
      case 'any':
        return t('chooseAny');
    }
  };
}
