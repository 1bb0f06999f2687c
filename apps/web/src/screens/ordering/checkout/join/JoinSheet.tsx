import { BottomSheet, Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { Deferred } from '../../../shared/loading/Deferred.tsx';
import { useJoinText } from './use-join-text.ts';

interface JoinSheetProps {
  readonly open: boolean;
  /** Points that the order would earn a member. */
  readonly points: number;
  /** Phone number from the order form, used as a suggestion. */
  readonly phone: string;
  readonly onClose: () => void;
}

const loadForm = () => import('./Join.tsx');

/** Sign-up sheet over the order, which is not lost. The form loads when the sheet opens. */
export function JoinSheet({ open, points, phone, onClose }: JoinSheetProps) {
  const { t } = useTranslation('common');
  const title = useJoinText(points);
  return (
    <BottomSheet open={open} title={title} closeLabel={t('close')} onClose={onClose}>
      {open && (
        <Deferred load={loadForm} outline={<Skeleton shape="row" count={4} />}>
          {({ Join }) => <Join phone={phone} />}
        </Deferred>
      )}
    </BottomSheet>
  );
}
