import type { CheckoutStage } from '@claypot/domain';
import {
  Button,
  ClaypotMark,
  cardIcon,
  checkIcon,
  cx,
  Icon,
  type IconDrawing,
  repeatIcon,
  Screen,
  TopBar,
  useAnnouncedChange,
  warningIcon,
} from '@claypot/ui';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import styles from './ProgressView.module.css';
import { UnpaidActions } from './UnpaidActions.tsx';

/** What stands in the form's place once the button is pressed. */
const STAGES = {
  placing: { title: 'placing', text: 'placingText' },
  checking: { title: 'checking', text: 'checkingText' },
  unreachable: { title: 'unreachableTitle', text: 'unreachableText', icon: warningIcon },
  leaving: { title: 'leaving', text: 'leavingText' },
  confirmingPayment: { title: 'confirmingPayment', text: 'confirmingPaymentText' },
  unpaid: { title: 'unpaidTitle', text: 'unpaidText', icon: cardIcon },
  cancelling: { title: 'unpaidTitle', text: 'unpaidText', icon: cardIcon },
  paid: { title: 'paid', text: 'paidText', icon: checkIcon },
} as const satisfies Partial<
  Record<CheckoutStage, { title: string; text: string; icon?: IconDrawing }>
>;

type UnderWay = keyof typeof STAGES;

/** The order has left the form's hands. */
export function isUnderWay(stage: CheckoutStage): stage is UnderWay {
  return stage in STAGES;
}

interface ProgressViewProps {
  readonly back: Back;
  readonly stage: UnderWay;
  /** The server gives no answer just now. */
  readonly unreachable: boolean;
  readonly canContinuePayment: boolean;
  readonly onRetry: () => void;
  readonly onContinuePayment: () => void;
  readonly onCancelOrder: () => void;
}

/** What is happening to the order, and what can be done about it. */
export function ProgressView({ back, stage, unreachable, onRetry, ...pay }: ProgressViewProps) {
  const { t } = useTranslation('checkout');
  const words = STAGES[stage];
  const icon = 'icon' in words ? words.icon : null;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const waits = stage === 'unpaid' || stage === 'cancelling';

  useAnnouncedChange(`${t(words.title)} ${t(words.text)}`);
  // The button that led here is gone; whoever cannot see the change hears of it.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);

  return (
    <Screen
      ground="surface"
      top={<TopBar title={t('title')} back={back} />}
      bottom={
        waits && <UnpaidActions {...pay} unreachable={unreachable} busy={stage === 'cancelling'} />
      }
    >
      <section aria-labelledby={titleId} className={styles.progress}>
        <span className={cx(styles.art, styles[stage])}>
          {icon ? (
            <Icon drawing={icon} size={28} className={styles.icon} />
          ) : (
            <ClaypotMark size="md" steaming />
          )}
        </span>
        <div className={styles.words}>
          <h2 ref={title} id={titleId} tabIndex={-1} className={styles.title}>
            {t(words.title)}
          </h2>
          <p className={styles.text}>{t(words.text)}</p>
        </div>
        {stage === 'unreachable' && (
          <Button size="lg" variant="secondary" onClick={onRetry}>
            <Icon drawing={repeatIcon} size={20} />
            {t('askNow')}
          </Button>
        )}
      </section>
    </Screen>
  );
}
