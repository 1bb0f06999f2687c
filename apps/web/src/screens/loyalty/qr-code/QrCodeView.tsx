import type { Member } from '@claypot/domain/account';
import type { Freshness } from '@claypot/domain/machines';
import { cx, Screen, TopBar } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { inFours } from '../../account/me/member/in-fours.ts';
import { ShownFreshness } from '../../shared/freshness/ShownFreshness.tsx';
import { LoadFailed } from '../../shared/loading/LoadFailed.tsx';
import { Barcode } from '../codes/Barcode.tsx';
import { BarcodeSkeleton } from '../codes/BarcodeSkeleton.tsx';
import type { Bars } from '../codes/encoders/bars.ts';
import type { Modules } from '../codes/encoders/modules.ts';
import { QrCode } from '../codes/QrCode.tsx';
import { QrCodeSkeleton } from '../codes/QrCodeSkeleton.tsx';
import type { Encoded } from '../codes/use-encoded.ts';
import { CodeBalance } from './CodeBalance.tsx';
import styles from './QrCodeView.module.css';

interface QrCodeViewProps {
  readonly back: Back;
  readonly member: Pick<Member, 'avatar' | 'member_no'>;
  readonly barcode: Encoded<Bars>;
  readonly qrCode: Encoded<Modules>;
  /** Wallet balance with its currency. */
  readonly balance: string;
  /** Freshness of the balance. */
  readonly freshness: Freshness;
  readonly onRetry: () => void;
  readonly onRetryBalance: () => void;
  /** Shown above the codes. */
  readonly question?: ReactNode;
  /** Shown below the codes. */
  readonly children?: ReactNode;
}

/**
 * The member number as a barcode, as a QR code, and in digits, which are always shown, and the
 * wallet balance.
 */
export function QrCodeView(props: QrCodeViewProps) {
  const { back, member, barcode, qrCode, onRetry } = props;
  const { t } = useTranslation('code');
  const { avatar, member_no } = member;
  const isReady = barcode.status === 'ready' && qrCode.status === 'ready';
  const hasFailed = barcode.status === 'failed' || qrCode.status === 'failed';
  return (
    <Screen top={<TopBar title={t('title')} back={back} />} sideways busy={!isReady && !hasFailed}>
      {props.question}
      <p className={styles.purpose}>{t('purpose')}</p>
      <div className={cx(styles.card, isReady && styles.codes)}>
        {isReady && (
          <>
            <Barcode bars={barcode.code} text={member_no} printed={inFours(member_no)} />
            <hr className={styles.fold} />
            <div className={styles.square}>
              <QrCode modules={qrCode.code} text={member_no} avatar={avatar} />
            </div>
          </>
        )}
        {hasFailed && <LoadFailed title={t('failed')} onRetry={onRetry} />}
        {!isReady && !hasFailed && (
          <>
            <BarcodeSkeleton />
            <hr className={styles.fold} />
            <div className={styles.square}>
              <QrCodeSkeleton />
            </div>
          </>
        )}
        <dl className={styles.number}>
          <dt>{t('memberNo')}</dt>
          <dd translate="no">{inFours(member_no)}</dd>
        </dl>
      </div>
      {props.children}
      <ShownFreshness of={props.freshness} onRetry={props.onRetryBalance} />
      <CodeBalance balance={props.balance} />
      <p className={styles.tip}>{t('brightness')}</p>
    </Screen>
  );
}
