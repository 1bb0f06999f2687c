import { hasRank } from '@claypot/sdk/counter';
import { Button, printerIcon } from '@claypot/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertBar } from '../../orders/shared/AlertBar.tsx';
import { useOrders } from '../../orders/shared/actors/orders-context.ts';
import { usePrintingState } from '../host/printing-context.ts';

const PrintAlert = lazy(async () => ({ default: (await import('./PrintAlert.tsx')).PrintAlert }));

/** Bar above the board while a ticket or a printer needs a person. Loaded after the board. */
export function PrintAlertSlot() {
  const { t } = useTranslation('counterOrders');
  const { role } = useOrders();
  const printing = usePrintingState();
  if (printing === 'loading') return null;
  if (printing === 'failed') {
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
      <PrintAlert printing={printing} canPrint={role !== null && hasRank(role, 'cashier')} />
    </Suspense>
  );
}
