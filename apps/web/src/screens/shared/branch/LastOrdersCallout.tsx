import type { BranchOpening } from '@claypot/domain/places';
import { Callout, clockIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NoWrapTimes } from '../layout/NoWrapTimes.tsx';
import { useOpeningText } from './use-opening-text.ts';

/** Notice that a branch closes too soon for an immediate order, but takes orders for later. */
export function LastOrdersCallout({ opening }: { readonly opening: BranchOpening }) {
  const { t } = useTranslation('branches');
  const openingText = useOpeningText();
  const over = t(opening.next?.day === 'today' ? 'lastOrdersForNow' : 'lastOrdersToday');
  return (
    <Callout
      tone="notice"
      icon={clockIcon}
      title={
        <NoWrapTimes>
          {opening.next === null ? over : `${over} · ${openingText(opening)}`}
        </NoWrapTimes>
      }
    >
      {t('lastOrdersText')}
    </Callout>
  );
}
