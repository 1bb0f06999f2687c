import type { Member } from '@claypot/domain/account';
import { useFormat } from '../../../hooks/text/use-format.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { FiguresShape } from './FiguresShape.tsx';

/**
 * Points and balance of a membership card. The balance links to the transactions, with a button to
 * top up.
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
