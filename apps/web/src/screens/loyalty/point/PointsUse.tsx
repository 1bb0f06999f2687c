import type { PointsWorth } from '@claypot/domain/loyalty';
import { ROUTES } from '@claypot/domain/routes';
import { LinkButton, Stack } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../shared/layout/TitledCard.tsx';

interface PointsUseProps {
  /** Discount that the company gives for points; null if it gives none. */
  readonly worth: PointsWorth | null;
}

/** Explains what points are worth, how to spend them, and that they do not expire. */
export function PointsUse({ worth }: PointsUseProps) {
  const { t } = useTranslation('me');
  const format = useFormat();
  return (
    <TitledCard title={t('pointsUse')}>
      <Stack gap={2}>
        {worth !== null && (
          <p>
            {t('pointsWorth', {
              points: format.count(worth.cost),
              amount: format.money(worth.saving),
            })}
          </p>
        )}
        <p>{t('pointsVouchers')}</p>
        <p>{t('pointsLasting')}</p>
        <div>
          <LinkButton href={ROUTES.voucherList.path} variant="secondary" size="sm">
            {t('offers')}
          </LinkButton>
        </div>
      </Stack>
    </TitledCard>
  );
}
