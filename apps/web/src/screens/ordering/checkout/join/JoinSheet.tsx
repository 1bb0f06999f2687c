import { BottomSheet, Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { Deferred } from '../../../shared/loading/Deferred.tsx';
import { useJoinText } from './use-join-text.ts';

interface JoinSheetProps {
  readonly open: boolean;
  /** What the order would bring a member. */
  readonly points: number;
  /** The number that was given for the order, which is most likely theirs. */
  readonly phone: string;
  readonly onClose: () => void;
}

const loadForm = () => import('./Join.tsx');

/** Joining over the order, which stays as it is; the form comes when the sheet is opened. */
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
