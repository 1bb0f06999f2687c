import type { i18n as I18n } from 'i18next';

/** Number of choices allowed; each kind has its own sentence. */
interface ChoiceRule {
  readonly kind: 'one' | 'exactly' | 'between' | 'atLeast' | 'upTo' | 'optionalBetween' | 'any';
  readonly least: number;
  readonly most: number;
}

/**
 * Returns the message for choices still missing.
 *
 * @param chosen number of choices made
 */
export function missingChoiceText(
  { t }: Pick<I18n, 't'>,
  { least, most }: Pick<ChoiceRule, 'least' | 'most'>,
  chosen: number,
): string {
  if (chosen > 0) return t('item:missingMore', { chosen, least, count: least - chosen });
  if (least === 1) return t('item:missingOne');
  return t(least === most ? 'item:missingExactly' : 'item:missingSeveral', { count: least });
}

/** Returns the message for the number of choices allowed. */
export function choiceRuleText({ t }: Pick<I18n, 't'>, { kind, least, most }: ChoiceRule): string {
  switch (kind) {
    case 'one':
      return t('item:chooseOne');
    case 'exactly':
      return t('item:chooseExactly', { count: most });
    case 'between':
      return t('item:chooseBetween', { least, most });
    case 'atLeast':
      return t('item:chooseAtLeast', { count: least });
    case 'upTo':
      return t('item:chooseUpTo', { count: most });
    case 'optionalBetween':
      return t('item:chooseOptional', { least, most });
    case 'any':
      return t('item:chooseAny');
  }
}
