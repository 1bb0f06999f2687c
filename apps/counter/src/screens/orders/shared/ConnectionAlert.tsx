import type { ConnectionView } from '@claypot/counter/orders';
import { useAnnouncement } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { AlertBar } from './AlertBar.tsx';
import { durationText } from './text/duration-text.ts';
import { offlineIcon } from './text/icons.ts';

/** Red bar while changes do not arrive, with the age of what is shown. */
export function ConnectionAlert({ connection }: { readonly connection: ConnectionView }) {
  const { t } = useTranslation('counterOrders');
  const { state, ageSeconds } = connection;
  const isLost = state === 'reconnecting' || state === 'offline';
  const title = isLost ? t(state) : null;
  useAnnouncement(title);
  if (title === null) return null;
  const age = ageSeconds === null ? null : t('shownFrom', { age: durationText(t, ageSeconds) });
  return (
    <AlertBar
      icon={offlineIcon}
      title={title}
      text={[age, t('stepsWait')].filter((part) => part !== null).join(' ')}
    />
  );
}
