import { Button, printerIcon } from '@claypot/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBar } from '../../orders/shared/AlertBar.tsx';
import type { PrintingState } from '../shared/printing-context.ts';

const PrintAlert = lazy(async () => ({
  default: (await import('../alert/PrintAlert.tsx')).PrintAlert,
}));

interface PrintAlertSlotProps {
  readonly state: PrintingState;
  /** False without a person who may print. */
  readonly canPrint: boolean;
}

/** Bar above the board while a ticket or a printer needs a person. Loaded after the board. */
export function PrintAlertSlot({ state, canPrint }: PrintAlertSlotProps) {
  const { t } = useTranslation('counterOrders');
  if (state === 'loading') return null;
  if (state === 'failed') {
    return (
      <AlertBar
        icon={printerIcon}
        title={t('printingFailed')}
        text={t('printingFailedText')}
        action={
          <Button variant="plate" size="lg" onClick={() => location.reload()}>
            {t('loadAgain')}
          </Button>
        }
      />
    );
  }
  return (
    <Suspense fallback={null}>
      <PrintAlert printing={state} canPrint={canPrint} />
    </Suspense>
  );
}
