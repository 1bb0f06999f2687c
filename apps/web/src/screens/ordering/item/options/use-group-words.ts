import { choiceRule, type ItemGroup } from '@claypot/domain/ordering';
import { missingChoiceText } from '@claypot/i18n';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useRuleText } from './use-rule-text.ts';

type Tone = 'danger' | 'success' | 'neutral';

/**
 * Returns a function for the texts of an option group: its rule, or that it is full; required or
 * optional; its error.
 */
export function useGroupWords() {
  const { t, i18n } = useTranslation(['item', 'common']);
  const ruleText = useRuleText();
  return (group: ItemGroup) => {
    const { option, chosen, full, missing } = group;
    const rule = choiceRule(option);
    return {
      hint: full ? t('full') : ruleText(rule),
      tag: {
        text: option.is_required === 1 ? t('common:required') : t('common:optional'),
        tone: toneOf(group),
      },
      error: missing ? missingChoiceText(i18n, rule, chosen.length) : undefined,
    };
  };
}

function toneOf({ option, chosen, least, missing }: ItemGroup): Tone {
  if (missing) return 'danger';
  return option.is_required === 1 && chosen.length >= least ? 'success' : 'neutral';
}
