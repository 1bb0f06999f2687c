import type { CatalogueView } from '@claypot/domain';
import { Screen } from '@claypot/ui';
import type { ReactNode } from 'react';
import type { Back } from '../../app/useBack.ts';
import { CartBar } from '../parts/CartBar.tsx';
import { MenuBody } from './MenuBody.tsx';
import { MenuHead } from './MenuHead.tsx';
import { MenuIntro } from './MenuIntro.tsx';
import styles from './MenuView.module.css';
import { useHeadHeight } from './useHeadHeight.ts';

export interface MenuViewProps {
  readonly back: Back;
  readonly menu: CatalogueView;
  /** It is delivered, not picked up. */
  readonly delivered: boolean;
  /** How the order reaches the customer, above the menu. */
  readonly guestMigration: ReactNode;
  /** A wide picture of the company's, shown until the banners have come. */
  readonly companyPicture: string | null;
  /** The company's offer; empty when there is none. */
  readonly offer: string;
  /** Pieces in the cart by the id of the dish, package or deal. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly cart: Parameters<typeof CartBar>[0]['cart'];
  readonly now: Temporal.ZonedDateTime;
  readonly onSearch: (text: string) => void;
  readonly onSelectCategory: (categoryId: string) => void;
  readonly onCategoryInView: (categoryId: string) => void;
  readonly onScrollSettled: () => void;
  readonly onRetry: () => void;
}

/** The menu of the branch the customer orders from. */
export function MenuView(props: MenuViewProps) {
  const { back, menu, delivered, guestMigration, cart, now, onSearch } = props;
  const [head, headHeight] = useHeadHeight();
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
          />
        }
        bottom={<CartBar cart={cart} />}
        ground="surface"
        padding="none"
        busy={menu.status === 'loading'}
      >
        <div className={styles.stack}>
          {menu.status !== 'leaving' && (
            <div className={styles.guestMigration}>{guestMigration}</div>
          )}
          {searchable && <MenuIntro menu={menu} now={now} onSearch={onSearch} />}
          <MenuBody {...props} headHeight={headHeight} />
        </div>
      </Screen>
    </div>
  );
}
