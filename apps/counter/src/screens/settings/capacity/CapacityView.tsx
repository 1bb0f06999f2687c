import type { QueryView } from '@claypot/domain/machines';
import type { Capacity, ErrorCode } from '@claypot/sdk/counter';
import { clockIcon, Stack, useAnnouncement } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Page } from '../../shared/layout/Page.tsx';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import { Section } from '../../shared/layout/Section.tsx';
import styles from './CapacityView.module.css';
import { Quarters } from './Quarters.tsx';
import { WaitingReasons } from './WaitingReasons.tsx';

export interface CapacityViewProps {
  readonly view: QueryView<Capacity, ErrorCode>;
  readonly backHref: string;
  readonly onRetry: () => void;
  /** Form of the settings. */
  readonly children?: ReactNode;
}

/** How long customers wait and why, the orders of the next hours, and the settings of both. */
export function CapacityView({ view, backHref, onRetry, children }: CapacityViewProps) {
  const { t } = useTranslation(['counterCapacity', 'counterStaff', 'counterStart']);
  const { data, status } = view;
  const isLoading = status === 'loading';
  useAnnouncement(isLoading ? t('counterStaff:loading') : null);
  return (
    <Page title={t('counterStart:capacity')} backHref={backHref} busy={isLoading} width="wide">
      <p className={styles.intro}>{t('intro')}</p>
      <RecordsBody
        view={{ ...view, status: status === 'ready' || status === 'failed' ? status : 'loading' }}
        failedTitle={t('failed')}
        empty={{ icon: clockIcon, title: t('failed') }}
        onRetry={onRetry}
      >
        {data && (
          <div className={styles.columns}>
            <Stack gap={4}>
              <Waiting capacity={data} />
              <WaitingReasons capacity={data} />
              {children}
            </Stack>
            <Quarters capacity={data} />
          </div>
        )}
      </RecordsBody>
    </Page>
  );
}

const METHOD_TEXTS = {
  pickup: 'pickup',
  delivery: 'delivery',
} as const;

function Waiting({ capacity: { waiting } }: { readonly capacity: Capacity }) {
  const { t } = useTranslation(['counterCapacity']);
  const format = useFormat();
  return (
    <Section title={t('customersSee')}>
      <dl className={styles.waiting}>
        {waiting.map(({ method, minutes, time }) => (
          <div key={method}>
            <dt className={styles.text}>{t(METHOD_TEXTS[method])}</dt>
            <dd className={minutes === null ? styles.never : styles.figure}>
              {minutes === null ? t('notNow') : t('minutes', { minutes })}
            </dd>
            {time !== null && (
              <dd className={styles.text}>
                {t('atTime', { time: format.time(Temporal.Instant.from(time)) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}
