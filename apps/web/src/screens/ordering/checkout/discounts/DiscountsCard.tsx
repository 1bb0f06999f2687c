import type { QueryView } from '@claypot/domain/machines';
import type { DiscountsView } from '@claypot/domain/ordering';
import { savesText } from '@claypot/i18n';
import { CheckField } from '@claypot/ui';
import { useState } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { TitledCard } from '../../../shared/layout/TitledCard.tsx';
import { BestDeal } from './BestDeal.tsx';
import styles from './discounts.module.css';
import { TakenOffNotices } from './TakenOffNotices.tsx';
import { VoucherRow } from './VoucherRow.tsx';
import { VoucherSheet } from './VoucherSheet.tsx';

interface DiscountActions {
  /** Null removes the voucher. */
  readonly choose: (voucherId: string | null) => void;
  readonly spendPoints: (spend: boolean) => void;
  readonly takeBest: () => void;
  readonly retry: () => void;
}

export interface DiscountsCardProps {
  readonly discounts: DiscountsView;
  readonly status: QueryView<unknown>['status'];
  readonly actions: DiscountActions;
}

export function DiscountsCard({ actions, discounts, status }: DiscountsCardProps) {
  const { t, i18n } = useTranslation('discounts');
  const format = useFormat();
  const [sheet, setSheet] = useState<'unopened' | 'open' | 'shut'>('unopened');
  const { points } = discounts;
  return (
    <TitledCard title={t('title')}>
      <div className={styles.parts}>
        <TakenOffNotices takenOff={discounts.takenOff} />
        <VoucherRow
          discounts={discounts}
          status={status}
          onOpen={() => setSheet('open')}
          onRetry={actions.retry}
        />
        {points && (
          <CheckField
            name="spendPoints"
            label={t('spendPoints', { points: format.count(points.cost) })}
            hint={savesText({ t: i18n.t, format }, points.saving) ?? undefined}
            checked={points.on}
            onChange={actions.spendPoints}
          />
        )}
        <BestDeal discounts={discounts} onTake={actions.takeBest} />
      </div>
      {sheet !== 'unopened' && (
        <VoucherSheet
          open={sheet === 'open'}
          discounts={discounts}
          onChoose={(id) => {
            actions.choose(id);
            setSheet('shut');
          }}
          onClose={() => setSheet('shut')}
        />
      )}
    </TitledCard>
  );
}
