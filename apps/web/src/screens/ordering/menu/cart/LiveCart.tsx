import { selectCart } from '@claypot/domain/ordering';
import { useSelector } from '@xstate/react';
import { useCart } from '../../../../hooks/app/use-cart-and-addresses.ts';
import { CartPanelView } from './CartPanelView.tsx';

/** The app's cart in the panel beside the menu. */
export function LiveCart() {
  const cart = useCart();
  return (
    <CartPanelView
      cart={useSelector(cart, selectCart)}
      onChangeQty={(id, qty) => cart.send({ type: 'CHANGE_QTY', id, qty })}
      onRemove={(id) => cart.send({ type: 'REMOVE', id })}
      onRetry={() => cart.send({ type: 'RETRY' })}
    />
  );
}
