import { type Notice, selectNotice } from '@claypot/domain';
import { errorMessage } from '@claypot/i18n';
import { ToastRegion } from '@claypot/ui';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { useApp } from './AppContext.ts';

/** Shows the product's notices, in words. */
export function ShownToasts() {
  const { notices } = useApp();
  const { t, i18n } = useTranslation('system');
  const notice = useSelector(notices, selectNotice);
  const textOf = (shown: Notice) =>
    shown.tone === 'success' ? t(shown.message) : errorMessage(i18n, shown.message);
  return (
    <ToastRegion
      label={t('notifications')}
      dismissLabel={t('dismiss')}
      toasts={notice ? [{ id: notice.id, tone: notice.tone, text: textOf(notice) }] : []}
      onDismiss={(id) => notices.send({ type: 'DISMISS', id })}
      onHold={(held) => notices.send({ type: held ? 'PAUSE' : 'RESUME' })}
    />
  );
}
