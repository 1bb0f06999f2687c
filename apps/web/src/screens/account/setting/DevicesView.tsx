import type { MutationView, QueryView } from '@claypot/domain/machines';
import type { MemberSession } from '@claypot/sdk';
import { Badge, Button, Card, ListRow, Skeleton } from '@claypot/ui';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Section } from '../../shared/layout/Section.tsx';
import { LoadingSkeleton } from '../../shared/loading/LoadingSkeleton.tsx';
import { RecordsBody } from '../../shared/loading/RecordsBody.tsx';
import { ConfirmPopup } from '../../shared/popups/ConfirmPopup.tsx';
import styles from './DevicesView.module.css';

interface DevicesViewProps {
  readonly devices: QueryView<readonly MemberSession[]>;
  readonly others: MutationView<object, readonly MemberSession[]>;
  readonly onRetry: () => void;
  readonly onSignOut: () => void;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
}

export function DevicesView(props: DevicesViewProps) {
  const { devices, others, onRetry, onSignOut, onConfirm, onDismiss } = props;
  const { t } = useTranslation('setting');
  return (
    <Section heading={t('devices')}>
      <RecordsBody
        records={devices}
        outline={<DeviceSkeleton />}
        failed={t('devicesFailed')}
        stale={t('devicesStale')}
        empty={null}
        onRetry={onRetry}
      >
        {(loaded) => (
          <List devices={others.output ?? loaded} others={others} onSignOut={onSignOut} />
        )}
      </RecordsBody>
      <ConfirmPopup
        open={others.status === 'asking'}
        title={t('signOutOthersTitle')}
        confirm={t('signOutOthersConfirm')}
        dismiss={t('signOutOthersKeep')}
        danger
        onConfirm={onConfirm}
        onDismiss={onDismiss}
      >
        {t('signOutOthersText')}
      </ConfirmPopup>
    </Section>
  );
}

/** The section while the devices are loading. */
export function DevicesSkeleton() {
  const { t } = useTranslation('setting');
  return (
    <Section heading={t('devices')}>
      <LoadingSkeleton>
        <DeviceSkeleton />
      </LoadingSkeleton>
    </Section>
  );
}

/** Skeleton for one device, the most common case, so that the content below does not shift. */
function DeviceSkeleton() {
  return (
    <Card padding="none">
      <ListRow title={<Skeleton />} text={'\u00a0'} />
    </Card>
  );
}

interface ListProps extends Pick<DevicesViewProps, 'others' | 'onSignOut'> {
  readonly devices: readonly MemberSession[];
}

function List({ devices, others, onSignOut }: ListProps) {
  const { t } = useTranslation('setting');
  return (
    <>
      <Card padding="none">
        <ul>
          {devices.map((device) => (
            <li key={device.id}>
              <Device device={device} />
            </li>
          ))}
        </ul>
      </Card>
      {devices.some(({ is_current }) => !is_current) && (
        <Button wide variant="secondary" pending={others.status === 'running'} onClick={onSignOut}>
          {t('signOutOthers')}
        </Button>
      )}
    </>
  );
}

function Device({ device }: { readonly device: MemberSession }) {
  const { t } = useTranslation('setting');
  const format = useFormat();
  const since = format.fullDate(Temporal.Instant.from(device.signed_in_at));
  const used = format.fullDate(Temporal.Instant.from(device.used_at));
  return (
    <ListRow
      title={useDeviceName(device)}
      text={
        <>
          <span className={styles.part}>{t('signedInSince', { date: since })}</span>
          {!device.is_current && (
            <>
              <span> · </span>
              <span className={styles.part}>{t('lastUsed', { date: used })}</span>
            </>
          )}
        </>
      }
      {...(device.is_current && { end: <Badge tone="success">{t('thisDevice')}</Badge> })}
    />
  );
}

function useDeviceName({ browser, system }: MemberSession): string {
  const { t } = useTranslation('setting');
  if (browser !== null && system !== null) return t('deviceName', { browser, system });
  return browser ?? system ?? t('deviceUnknown');
}
