import { addPayTexts } from '@claypot/i18n/counter-pay';
import { SidePanel } from '@claypot/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PayPanel, type PayPanelProps } from './PayPanel.tsx';

export interface PayDialogProps extends PayPanelProps {
  /** Closes it. A payment that is being sent is not lost: the next press of it has the same key. */
  readonly onClose: () => void;
}

/** Payment of a bill in a panel beside it. */
export function PayDialog({ onClose, ...panel }: PayDialogProps) {
  const { t, i18n } = useTranslation(['counterPay', 'common']);
  useState(() => addPayTexts(i18n));
  return (
    <SidePanel open title={t('title')} closeLabel={t('common:close')} onClose={onClose}>
      <PayPanel {...panel} />
    </SidePanel>
  );
}
