import { Button, Popup } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { useJoinText } from '../join/use-join-text.ts';

interface ConfirmGuestPopupProps {
  readonly open: boolean;
  /** Points that the order would earn a member. */
  readonly points: number;
  readonly onConfirm: () => void;
  readonly onJoin: () => void;
  readonly onDismiss: () => void;
}

/** Warns a guest that the order earns no points, and offers to sign up first. */
export function ConfirmGuestPopup(props: ConfirmGuestPopupProps) {
  const { open, points, onConfirm, onJoin, onDismiss } = props;
  const { t } = useTranslation('checkout');
  const join = useJoinText(points);
  return (
    <Popup
      open={open}
      title={t('guestTitle')}
      onClose={onDismiss}
      actions={
        <>
          <Button wide size="lg" onClick={onConfirm}>
            {t('guestConfirm')}
          </Button>
          <Button wide size="lg" variant="secondary" onClick={onJoin}>
            {join}
          </Button>
          <Button wide variant="quiet" onClick={onDismiss}>
            {t('goBack')}
          </Button>
        </>
      }
    >
      {t('guestText')}
    </Popup>
  );
}
