import type { FamilyDayView } from '@claypot/domain/company';
import { percentIcon } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { DetailRow } from '../../shared/layout/DetailRow.tsx';
import { TitledCard } from '../../shared/layout/TitledCard.tsx';

interface FamilyDayCardProps {
  readonly day: FamilyDayView;
}

export function FamilyDayCard({ day }: FamilyDayCardProps) {
  const { t } = useTranslation('family');
  const format = useFormat();
  const { date, isToday, name, percent, terms } = day;
  return (
    <TitledCard title={name}>
      <DetailRow
        icon={percentIcon}
        label={isToday ? t('dayToday') : t('dayNext', { date: format.fullDay(date) })}
        value={t('dayOff', { percent })}
        text={terms}
      />
    </TitledCard>
  );
}
