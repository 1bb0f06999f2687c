import type { DraftAction } from '@claypot/counter/draft';
import { Button, Popup } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftViewProps } from './DraftView.tsx';

/** Question before the whole draft is published, discarded or replaced. */
export function ActPopup({ view, onConfirm, onDismiss }: DraftViewProps) {
  const { t } = useTranslation('counterDraft');
  const { status, action } = view.act;
  const texts = useTexts(action, useCount(view));
  return (
    <Popup
      open={texts !== null && (status === 'asking' || status === 'running')}
      title={texts?.title ?? ''}
      onClose={onDismiss}
      actions={
        <>
          <Button
            variant={action?.type === 'discard' ? 'danger' : 'primary'}
            pending={status === 'running'}
            onClick={onConfirm}
          >
            {texts?.confirm}
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {texts?.text}
    </Popup>
  );
}

/** Returns the number of changes when the question was asked: publishing leaves none. */
function useCount({ act, draft }: DraftViewProps['view']): number {
  const present = draft?.changes.length ?? 0;
  const [asked, setAsked] = useState(present);
  if (act.status === 'asking' && asked !== present) setAsked(present);
  return act.status === 'asking' ? present : asked;
}

function useTexts(action: DraftAction | null, count: number) {
  const { t } = useTranslation('counterDraft');
  switch (action?.type) {
    case 'publish':
      return {
        title: t('publishTitle', { count }),
        text: t('publishText'),
        confirm: t('publish'),
      };
    case 'discard':
      return { title: t('discardTitle'), text: t('discardText'), confirm: t('discard') };
    case 'restore':
      return {
        title: t('restoreTitle', { number: action.number }),
        text: t('restoreText'),
        confirm: t('restore'),
      };
    case undefined:
      return null;
  }
}
