import type { BranchesView } from '@claypot/domain/places';
import { Callout, locateIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface LocationProblemProps {
  readonly problem: NonNullable<BranchesView['locationProblem']>;
}

/** Explains why there are no distances and how to continue. The toast has announced it already. */
export function LocationProblem({ problem }: LocationProblemProps) {
  const { t } = useTranslation('branches');
  const denied = problem === 'denied';
  return (
    <Callout
      tone="notice"
      icon={locateIcon}
      title={denied ? t('locationDeniedTitle') : t('locationUnavailableTitle')}
    >
      {denied ? t('locationDeniedText') : t('locationUnavailableText')}
    </Callout>
  );
}
