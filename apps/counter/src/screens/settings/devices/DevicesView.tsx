import type { DevicesView as View } from '@claypot/counter/staff';
import type { Device } from '@claypot/sdk/counter';
import {
  Badge,
  Button,
  Card,
  Icon,
  LinkButton,
  Popup,
  tabletIcon,
  useAnnouncement,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { Page } from '../../shared/layout/Page.tsx';
import { RecordsBody } from '../../shared/layout/RecordsBody.tsx';
import styles from './DevicesView.module.css';

export interface DevicesViewProps {
  readonly view: View;
  readonly branchName: string;
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  readonly backHref: string;
  /** Null if this device is paired already. */
  readonly pairHref: string | null;
  readonly onRetry: () => void;
  readonly onRevoke: (device: Device) => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Devices of a branch, which a manager can sign out from anywhere. */
export function DevicesView(props: DevicesViewProps) {
  const { view, branchName, now, backHref, pairHref, onRetry } = props;
  const { t } = useTranslation(['counterStaff', 'counterStart']);
  const { revoke } = view;
  useAnnouncement(view.status === 'loading' ? t('loading') : null);
  return (
    <Page
      title={t('counterStart:devices')}
      backHref={backHref}
      busy={view.status === 'loading'}
      actions={pairHref !== null && <LinkButton href={pairHref}>{t('pairDevice')}</LinkButton>}
    >
      <p className={styles.intro}>{t('devicesText', { branch: branchName })}</p>
      <Rejection code={revoke.status === 'rejected' ? revoke.error : null} />
      <RecordsBody
        view={view}
        failedTitle={t('devicesFailed')}
        empty={{ icon: tabletIcon, title: t('devicesEmptyTitle'), text: t('devicesEmptyText') }}
        onRetry={onRetry}
      >
        <Card padding="none">
          <ul>
            {view.devices.map((device) => (
              <DeviceRow key={device.id} device={device} now={now} onRevoke={props.onRevoke} />
            ))}
          </ul>
        </Card>
      </RecordsBody>
      <RevokePopup {...props} />
    </Page>
  );
}

interface DeviceRowProps extends Pick<DevicesViewProps, 'now' | 'onRevoke'> {
  readonly device: Device;
}

function DeviceRow({ device, now, onRevoke }: DeviceRowProps) {
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const { name, paired_by: by, paired_at, used_at, is_current: isCurrent } = device;
  return (
    <li className={styles.device}>
      <Icon drawing={tabletIcon} size={28} />
      <div className={styles.words}>
        <p className={styles.name}>
          <span>{name}</span>
          {isCurrent && <Badge tone="success">{t('thisDevice')}</Badge>}
        </p>
        <p className={styles.detail}>
          {t('pairedBy', { name: by, time: format.fullDate(Temporal.Instant.from(paired_at)) })}
        </p>
        <p className={styles.detail}>
          {t('usedAgo', { time: format.ago(Temporal.Instant.from(used_at), now) })}
        </p>
      </div>
      <Button
        variant="secondary"
        aria-label={t('revoke', { name })}
        onClick={() => onRevoke(device)}
      >
        {t('revokeShort')}
      </Button>
    </li>
  );
}

function RevokePopup({ view, onConfirm, onCancel }: DevicesViewProps) {
  const { t } = useTranslation('counterStaff');
  const { status, device } = view.revoke;
  return (
    <Popup
      open={status === 'asking' || status === 'running'}
      title={t('revokeTitle', { name: device?.name ?? '' })}
      onClose={onCancel}
      actions={
        <>
          <Button variant="danger" pending={status === 'running'} onClick={onConfirm}>
            {t('revokeShort')}
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {t('revokeText')}
    </Popup>
  );
}
