import type { Translate } from '@claypot/i18n';
import type { Choice } from '@claypot/sdk/counter';

/** Returns the choices of a dish as `Size: Large · Sugar: Less`. */
export function choicesText(t: Translate<'counterOrders'>, choices: readonly Choice[]): string {
  return choices
    .map(({ option_name, variation_name }) =>
      t('choiceOf', { option: option_name, choice: variation_name }),
    )
    .join(' · ');
}
