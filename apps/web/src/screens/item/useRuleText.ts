import type { ChoiceRule } from '@claypot/domain';
import { useTranslation } from 'react-i18next';

/** How many may be chosen, in words. */
export function useRuleText(): (rule: ChoiceRule) => string {
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
