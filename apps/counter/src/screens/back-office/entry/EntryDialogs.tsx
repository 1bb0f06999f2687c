import type { EntryView } from '@claypot/counter/back-office';
import { Button, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';

interface EntryDialogsProps {
  readonly change: EntryView['change'];
  readonly title: string;
  /** True if a link was pressed while something is not saved. */
  readonly isLeaving: boolean;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Questions before edits are lost, and before an entry is removed or reset. */
export function EntryDialogs(props: EntryDialogsProps) {
  const { change, title, isLeaving, onConfirm, onDismiss, onLeave, onStay } = props;
  const { t } = useTranslation('counterBackOffice');
  const isRemoving = change.kind === 'remove';
  return (
    <>
      <Popup
        open={change.status === 'asking'}
        title={t(isRemoving ? 'askRemove' : 'askReset', { title })}
        onClose={onDismiss}
        actions={
          <>
            <Button variant="danger" onClick={onConfirm}>
              {t(isRemoving ? 'remove' : 'reset')}
            </Button>
            <Button variant="quiet" onClick={onDismiss}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        {t(isRemoving ? 'askRemoveText' : 'askResetText')}
      </Popup>
      <Popup
        open={isLeaving}
        title={t('askLeave')}
        onClose={onStay}
        actions={
          <>
            <Button onClick={onStay}>{t('stay')}</Button>
            <Button variant="quiet" onClick={onLeave}>
              {t('leave')}
            </Button>
          </>
        }
      >
        {t('askLeaveText')}
      </Popup>
    </>
  );
}
