import type { FamilyDayView } from '@claypot/domain/company';
import type { QueryView } from '@claypot/domain/machines';
import { pathTo } from '@claypot/domain/routes';
import type { Banner, Company, Highlight, SalesOrderSummary } from '@claypot/sdk';
import { IconLink, languageIcon, Screen, TopBar } from '@claypot/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import type { ReorderProps } from '../../ordering/reorder/reorder-props.ts';
import { CompanyLogo } from '../../shared/art/CompanyLogo.tsx';
import { CartBar, hasCartBar } from '../../shared/order/CartBar.tsx';
import { SkipLinks } from '../../shared/order/SkipLinks.tsx';
import { Banners } from './Banners.tsx';
import { Bell } from './Bell.tsx';
import { FamilyDayToday } from './FamilyDayToday.tsx';
import { Highlights } from './Highlights.tsx';
import styles from './HomeView.module.css';
import { LastOrder } from './last-order/LastOrder.tsx';
import { OrderTiles } from './OrderTiles.tsx';
import { VouchersLink } from './VouchersLink.tsx';

interface HomeViewProps {
  readonly company: Pick<Company, 'company_name' | 'company_logo' | 'company_banner'>;
  /** Branch of the next pickup order; null before a branch is chosen. */
  readonly branchName: string | null;
  /** `unread` is the badge text of a member's notifications, or null for none; null for guests. */
  readonly notifications: { readonly unread: string | null } | null;
  /** `held` is the badge text of a member's active vouchers, or null for none; null for guests. */
  readonly vouchers: { readonly held: string | null } | null;
  readonly banners: QueryView<Banner[]>;
  /**
   * True if the customer has ordered on this device, so that the space of the last order is
   * reserved while it loads.
   */
  readonly hasOrdered: boolean;
  readonly lastOrder: QueryView<SalesOrderSummary | null>;
  /** The order that the customer often places at this time of day. */
  readonly usualOrder: QueryView<SalesOrderSummary | null>;
  readonly highlights: QueryView<Highlight[]>;
  /** The members' day if it is today, else null. */
  readonly familyDay: FamilyDayView | null;
  /** The next booking, if the visit is soon. */
  readonly nextBooking: ReactNode;
  readonly reorder: ReorderProps;
  readonly cart: ComponentProps<typeof CartBar>['cart'];
  /**
   * Sign-up offer for guests: floating above the bottom of the screen, or a row if the cart bar is
   * there.
   */
  readonly offer: ReactNode;
  readonly onDeliver: () => void;
  readonly onRetryLastOrder: () => void;
  readonly onRetryHighlights: () => void;
}

export function HomeView(props: HomeViewProps) {
  const { company, branchName, hasOrdered, banners, lastOrder, highlights } = props;
  const { t } = useTranslation('home');
  const isFilled = props.cart.total_qty > 0;
  return (
    <Screen
      width="wide"
      top={
        <TopBar
          skip={<SkipLinks cart={hasCartBar(props.cart)} />}
          title={<CompanyLogo company={company} className={styles.logo} />}
          actions={
            <>
              {props.vouchers && <VouchersLink held={props.vouchers.held} />}
              {props.notifications && <Bell unread={props.notifications.unread} />}
              <IconLink icon={languageIcon} label={t('changeLanguage')} href={pathTo('language')} />
            </>
          }
        />
      }
      sideways
      bottom={isFilled ? <CartBar cart={props.cart} /> : props.offer}
    >
      <div className={styles.columns}>
        <div className={styles.banners}>
          <Banners banners={banners} company={company} />
        </div>
        <div className={styles.ways}>
          <OrderTiles branchName={branchName} onDeliver={props.onDeliver} />
          {props.familyDay && (
            <FamilyDayToday day={props.familyDay} isMember={props.vouchers !== null} />
          )}
        </div>
        {/* Below the tiles, which therefore stay in place when an order arrives. */}
        <div className={styles.orders}>
          {props.nextBooking}
          <LastOrder
            lastOrder={lastOrder}
            usualOrder={props.usualOrder}
            expected={hasOrdered}
            reorder={props.reorder}
            onRetry={props.onRetryLastOrder}
          />
        </div>
      </div>
      <Highlights highlights={highlights} onRetry={props.onRetryHighlights} />
      {isFilled && props.offer}
    </Screen>
  );
}
