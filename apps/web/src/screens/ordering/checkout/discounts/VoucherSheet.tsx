import { BottomSheet, Button, Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { Deferred } from '../../../shared/loading/Deferred.tsx';
import type { VoucherChoiceProps } from './VoucherChoice.tsx';

interface VoucherSheetProps extends VoucherChoiceProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const loadChoice = () => import('./VoucherChoice.tsx');

/** Sheet to choose the order's voucher; its content loads on first use. */
export function VoucherSheet({ open, onClose, ...choice }: VoucherSheetProps) {
  const { t } = useTranslation(['discounts', 'common']);
  return (
    <BottomSheet
      open={open}
      title={t('choose')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        choice.discounts.chosen ? (
          <Button size="lg" variant="secondary" onClick={() => choice.onChoose(null)}>
            {t('none')}
          </Button>
        ) : undefined
      }
    >
      <Deferred load={loadChoice} outline={<Skeleton shape="row" count={4} />}>
        {({ VoucherChoice }) => <VoucherChoice {...choice} />}
      </Deferred>
    </BottomSheet>
  );
}
