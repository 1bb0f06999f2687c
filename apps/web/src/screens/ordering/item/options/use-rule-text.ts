import type { ChoiceRule } from '@claypot/domain/ordering';
import { choiceRuleText } from '@claypot/i18n';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';

/** Returns a formatter for the number of choices that a group allows. */
export function useRuleText(): (rule: ChoiceRule) => string {
  const { i18n } = useTranslation();
  return (rule) => choiceRuleText(i18n, rule);
}
