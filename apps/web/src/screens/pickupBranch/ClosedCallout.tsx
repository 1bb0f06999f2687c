import { type BranchOpening, pathTo } from '@claypot/domain';
import { Callout, clockIcon, LinkButton } from '@claypot/ui';
import { useTranslation } from '../../app/useTranslation.ts';
import { useOpeningText } from '../parts/useOpeningText.ts';
import { WholeTimes } from '../parts/WholeTimes.tsx';

/** That a branch is closed, and what can be done all the same. */
export function ClosedCallout({ opening }: { readonly opening: BranchOpening }) {
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
      title={<WholeTimes>{`${t('closedTitle')} · ${openingText}`}</WholeTimes>}
    >
      {t('closedText')}
    </Callout>
  );
}
