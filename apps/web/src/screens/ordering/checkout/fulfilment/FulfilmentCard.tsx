import type { QueryView } from '@claypot/domain/machines';
import type { FulfilmentHours, RequestedTime } from '@claypot/domain/ordering';
import { type BranchOpening, branchOpening, type FulfilmentMethod } from '@claypot/domain/places';
import { askedTimeText } from '@claypot/i18n';
import {
  Button,
  Callout,
  Card,
  clockIcon,
  LinkButton,
  Skeleton,
  storeIcon,
  warningIcon,
} from '@claypot/ui';
import { useId } from 'react';
import { useFormat } from '../../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { LastOrdersCallout } from '../../../shared/branch/LastOrdersCallout.tsx';
import { DetailRow } from '../../../shared/layout/DetailRow.tsx';
import type { FormActions } from '../form-actions.ts';
import styles from './FulfilmentCard.module.css';
import { FulfilmentTime } from './FulfilmentTime.tsx';
import { FULFILMENT_WORDS } from './fulfilment-words.ts';
import { OTHER_BRANCH } from './other-branch.ts';

interface FulfilmentCardProps {
  readonly method: FulfilmentMethod;
  readonly now: Temporal.ZonedDateTime;
  readonly hours: QueryView<FulfilmentHours>;
  /** Name from the cart, available before the branch itself is loaded. */
  readonly branchName: string | null;
  readonly requestedTime: RequestedTime;
  /** Time of day requested with the last order. */
  readonly lastTime: string | undefined;
  /** True if the form or the server rejected the requested time. */
  readonly rejected: boolean;
  readonly actions: Pick<FormActions, 'change' | 'refreshHours' | 'retryHours'>;
}

export function FulfilmentCard(props: FulfilmentCardProps) {
  const { method, now, hours, branchName, requestedTime, lastTime, rejected, actions } = props;
  const { t, i18n } = useTranslation(['checkout', 'common']);
  const words = FULFILMENT_WORDS[method];
  const titleId = useId();
  const { data, status } = hours;
  const opening = data && branchOpening(data.branch, now);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <DetailRow
        icon={storeIcon}
        label={<h2 id={titleId}>{t(words.branch)}</h2>}
        value={data?.branch.branch_name ?? branchName}
        text={
          data?.branch.address ??
          (status === 'loading' && (
            <div className={styles.address}>
              <Skeleton />
            </div>
          ))
        }
        action={
          <LinkButton href={OTHER_BRANCH} size="sm" variant="quiet" aria-label={t('changeBranch')}>
            {t('change')}
          </LinkButton>
        }
      />
      {opening && <NotNow opening={opening} />}
      <div className={styles.time}>
        {data && opening && (
          <FulfilmentTime
            method={method}
            now={now}
            known={data}
            requestedTime={requestedTime}
            lastTime={lastTime}
            rejected={rejected}
            onOpen={actions.refreshHours}
            onChoose={(value) => actions.change({ field: 'requestedTime', value })}
          />
        )}
        {status === 'loading' && (
          <DetailRow
            icon={clockIcon}
            label={askedTimeText(i18n, method)}
            value={<Waiting />}
            text={<Waiting />}
          />
        )}
        {status === 'failed' && (
          <Callout
            tone="danger"
            icon={warningIcon}
            action={
              <Button size="sm" variant="secondary" onClick={actions.retryHours}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('branchFailed')}
          </Callout>
        )}
      </div>
    </Card>
  );
}

/** Reserves the height of the line, so that nothing below shifts. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton />
    </div>
  );
}

/**
 * Warns, before the server rejects an order, that the branch is closed or takes orders only for
 * later. Renders nothing if it takes orders now.
 */
function NotNow({ opening }: { readonly opening: BranchOpening }) {
  const { t } = useTranslation('checkout');
  const format = useFormat();
  const { next, orders } = opening;
  if (orders === 'now') return null;
  return (
    <div className={styles.closed}>
      {orders === 'later' ? (
        <LastOrdersCallout opening={opening} />
      ) : (
        <Callout tone="notice" icon={clockIcon}>
          {next ? t('closedNowOpens', { time: format.dateTime(next.at) }) : t('closedNow')}
        </Callout>
      )}
    </div>
  );
}
