import type { Member } from '@claypot/domain/account';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { FiguresShape } from './FiguresShape.tsx';

/**
 * What is on a member's card: points, and the balance, which leads to what it came from, with the
 * way to more of it.
 */
export function CardFigures({ point, wallet }: Pick<Member, 'point' | 'wallet'>) {
  const { t } = useTranslation('me');
  const format = useFormat();
  return (
    <FiguresShape
      points={format.count(point)}
      balance={format.amount(wallet)}
      balanceLabel={t('balanceHistory', { amount: format.money(wallet) })}
    />
  );
}
