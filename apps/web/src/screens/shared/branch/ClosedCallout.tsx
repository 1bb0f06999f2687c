import type { BranchOpening } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { Callout, clockIcon, LinkButton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NoWrapTimes } from '../layout/NoWrapTimes.tsx';
import { useOpeningText } from './use-opening-text.ts';

interface ClosedCalloutProps {
  readonly opening: BranchOpening;
  /** Short statement that the branch is closed. */
  readonly title: string;
  /** Alternatives until it opens. */
  readonly text: string;
}

/**
 * Notice that a branch is closed, with alternatives; or that it is temporarily closed without an
 * opening time.
 */
export function ClosedCallout({ opening, text, title }: ClosedCalloutProps) {
  const { t } = useTranslation('branches');
  const openingText = useOpeningText()(opening);
  if (opening.suspended) {
    return (
      <Callout
        tone="notice"
        icon={clockIcon}
        title={openingText}
        action={
          <LinkButton variant="secondary" size="sm" href={pathTo('branchList')}>
            {t('chooseAnother')}
          </LinkButton>
        }
      >
        {t('suspendedText')}
      </Callout>
    );
  }
  return (
    <Callout
      tone="notice"
      icon={clockIcon}
      title={<NoWrapTimes>{`${title} · ${openingText}`}</NoWrapTimes>}
    >
      {text}
    </Callout>
  );
}
