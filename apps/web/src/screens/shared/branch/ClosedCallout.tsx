import type { BranchOpening } from '@claypot/domain/places';
import { pathTo } from '@claypot/domain/routes';
import { Callout, clockIcon, LinkButton } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { NoWrapTimes } from '../layout/NoWrapTimes.tsx';
import { useOpeningText } from './use-opening-text.ts';

interface ClosedCalloutProps {
  readonly opening: BranchOpening;
  /** That it is closed, in a word or two. */
  readonly title: string;
  /** What can be done until it opens. */
  readonly text: string;
}

/** That a branch is closed, and what can be done all the same; or that it is so for longer. */
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
