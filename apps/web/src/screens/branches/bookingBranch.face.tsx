import { useTranslation } from '../../app/useTranslation.ts';
import { BranchesFace } from './BranchesFace.tsx';

export function Face() {
  const { t } = useTranslation('booking');
  return <BranchesFace title={t('branchTitle')} leadsTo="bookTableInfo" hours={1} />;
}
