import { LinkButton, Popup } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import type { DraftViewProps } from './DraftView.tsx';

/** Link to the preview. A new window cannot open by itself after a request. */
export function PreviewPopup({ view, onClosePreview }: DraftViewProps) {
  const { t } = useTranslation('counterDraft');
  const format = useFormat();
  const { status, created } = view.preview;
  const time = created === null ? '' : format.time(Temporal.Instant.from(created.expires_at));
  return (
    <Popup
      open={status === 'done' && created !== null}
      title={t('previewTitle')}
      onClose={onClosePreview}
      actions={
        <LinkButton href={created?.url ?? ''} target="_blank" rel="noopener noreferrer">
          {t('openPreview')}
        </LinkButton>
      }
    >
      {t('previewText', { time })}
    </Popup>
  );
}
