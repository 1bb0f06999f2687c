import { Screen, useAnnouncedChange } from '@claypot/ui';
import { useRef } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { useIsWide } from '../../../hooks/window/use-is-wide.ts';
import { CartBar, hasCartBar } from '../../shared/order/CartBar.tsx';
import { CartPanel } from './cart/CartPanel.tsx';
import type { MenuViewProps } from './list/menu-view-props.ts';
import { MenuBody } from './MenuBody.tsx';
import { MenuHead } from './MenuHead.tsx';
import { MenuIntro } from './MenuIntro.tsx';
import styles from './MenuView.module.css';
import { useHeadHeight } from './use-head-height.ts';

export function MenuView(props: MenuViewProps) {
  'use memo';
  const { back, menu, delivered, fulfilmentChoice, cart, now, onSearch } = props;
  const isWide = useIsWide();
  const [head, headHeight] = useHeadHeight();
  const field = useRef<HTMLInputElement>(null);
  const searchable = menu.status !== 'failed' && menu.status !== 'empty';
  return (
    <div className={styles.menu}>
      <Screen
        top={
          <MenuHead
            element={head}
            back={back}
            branchName={menu.branchName}
            delivered={delivered}
            refreshing={menu.refreshing}
            parts={{ dishes: menu.status === 'ready', cart: hasCartBar(cart) }}
            onSearch={searchable ? () => field.current?.focus({ preventScroll: true }) : null}
          />
        }
        bottom={
          <>
            {!isWide && <CartBar cart={cart} />}
            {cart.total_price !== null && <CartAnnouncement qty={cart.total_qty} />}
          </>
        }
        ground="surface"
        padding="none"
        sideways
        width="wide"
        aside={isWide && <CartPanel />}
        busy={menu.status === 'loading'}
      >
        <div className={styles.stack}>
          {menu.status !== 'leaving' && (
            <div data-beside="" className={styles.fulfilmentChoice}>
              {fulfilmentChoice}
            </div>
          )}
          {searchable && (
            <MenuIntro
              branch={menu.branch}
              now={now}
              search={menu.search}
              onSearch={onSearch}
              field={field}
            />
          )}
          <MenuBody {...props} headHeight={headHeight} />
        </div>
      </Screen>
    </div>
  );
}

/** Announces the cart's quantity after a press in the list. */
function CartAnnouncement({ qty }: { readonly qty: number }) {
  const { t } = useTranslation('menu');
  useAnnouncedChange(t('inCart', { count: qty }));
  return null;
}
