import { loadAllTexts } from '@claypot/i18n';
import { Skeleton } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { Deferred } from '../../../shared/loading/Deferred.tsx';

/** Cart beside the menu. Its code and texts load only in a wide window. */
export function CartPanel() {
  const { i18n } = useTranslation();
  const load = () =>
    Promise.all([import('./LiveCart.tsx'), loadAllTexts(i18n)]).then(([code]) => code);
  return (
    <Deferred load={load} outline={<Skeleton shape="row" count={3} />}>
      {({ LiveCart }) => <LiveCart />}
    </Deferred>
  );
}
