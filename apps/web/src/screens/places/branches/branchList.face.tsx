import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BranchesFace } from './BranchesFace.tsx';

export function Face() {
  const { t } = useTranslation('branches');
  return <BranchesFace title={t('title')} leadsTo="pickupBranch" hours={2} />;
}
