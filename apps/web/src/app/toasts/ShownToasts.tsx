import { selectToast, type Toast } from '@claypot/domain/machines';
import { errorMessage } from '@claypot/i18n';
import { ToastRegion } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../hooks/app/app-context.ts';
import { useTranslation } from '../../hooks/text/use-translation.ts';
import { statusLine } from './status-line.ts';

/** Renders the translated toasts and the offline message. */
export function ShownToasts() {
  const app = useApp();
  const { ports, toasts } = app;
  const isUp = useSyncExternalStore(ports.connection.subscribe, ports.connection.isUp, () => true);
  const Offer = useSyncExternalStore(statusLine.subscribe, statusLine.read, () => null);
  const { t, i18n } = useTranslation('system');
  const toast = useSelector(toasts, selectToast);
  // Following a link dismisses a success message; on the next screen it would cover controls.
  // Errors and toasts with an undo action stay.
  const read = toast?.tone === 'success' && !toast.undo ? toast.id : null;
  useEffect(() => {
    if (read === null) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[href]')) {
        toasts.send({ type: 'DISMISS', id: read });
      }
    };
    document.addEventListener('click', leave);
    return () => document.removeEventListener('click', leave);
  }, [read, toasts]);
  const textOf = (shown: Toast) =>
    shown.tone === 'success'
      ? t(shown.message, { count: shown.count ?? 0 })
      : errorMessage(i18n, shown.message);
  const undoOf = (shown: Toast) => {
    const undo = shown.tone === 'success' ? shown.undo : null;
    if (!undo) return;
    return {
      label: t('undo'),
      onPress: () => {
        if (undo === 'delivery') {
          app.session.send({ type: 'SET_DELIVERY_METHOD', delivery_method: undo });
        } else app.cart.send({ type: 'PUT_BACK', removed: undo });
        toasts.send({ type: 'DISMISS', id: shown.id });
      },
    };
  };
  return (
    <ToastRegion
      label={t('notifications')}
      dismissLabel={t('dismiss')}
      standing={isUp ? null : t('offline')}
      offer={Offer && <Offer />}
      toasts={
        toast
          ? [{ id: toast.id, tone: toast.tone, text: textOf(toast), action: undoOf(toast) }]
          : []
      }
      onDismiss={(id) => toasts.send({ type: 'DISMISS', id })}
      onHold={(isHeld) => toasts.send({ type: isHeld ? 'PAUSE' : 'RESUME' })}
    />
  );
}
