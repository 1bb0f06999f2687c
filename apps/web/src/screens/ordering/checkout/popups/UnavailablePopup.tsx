import type { ItemUnavailableData } from '@claypot/sdk';
import { Button, Popup } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { ReasonList } from '../../../shared/popups/ReasonList.tsx';

interface UnavailablePopupProps {
  readonly open: boolean;
  readonly lines: ItemUnavailableData['lines'];
  readonly onRemove: (lineIds: string[]) => void;
  readonly onDismiss: () => void;
}

export function UnavailablePopup({ open, lines, onRemove, onDismiss }: UnavailablePopupProps) {
  const { t } = useTranslation('checkout');
  const removable = lines.flatMap(({ line_id }) => line_id ?? []);
  return (
    <Popup
      open={open}
      title={t('unavailableTitle')}
      onClose={onDismiss}
      actions={
        <>
          {removable.length > 0 && (
            <Button wide size="lg" onClick={() => onRemove(removable)}>
              {t('removeThese')}
            </Button>
          )}
          <Button wide variant="quiet" onClick={onDismiss}>
            {t('lookAtOrder')}
          </Button>
        </>
      }
    >
      <span>{t('unavailableText')}</span>
      <ReasonList
        items={lines.map((line) => ({ key: line.line_id ?? line.dish_id ?? line.name, ...line }))}
      />
    </Popup>
  );
}
