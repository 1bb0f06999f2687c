import type { BranchesView } from '@claypot/domain/places';
import { Callout, locateIcon } from '@claypot/ui';
import { useTranslation } from '../../../hooks/text/use-translation.ts';

interface LocationProblemProps {
  readonly problem: NonNullable<BranchesView['locationProblem']>;
}

/** Why there are no distances, and how to go on without them. The toast has read it aloud. */
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
