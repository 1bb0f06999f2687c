import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { BranchesFace } from './BranchesFace.tsx';

export function Face() {
  const { t } = useTranslation('booking');
  return <BranchesFace title={t('branchTitle')} leadsTo="bookTableInfo" hours={1} />;
}
