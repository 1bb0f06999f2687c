import type { Role } from '@claypot/sdk/counter';
import {
  bowlIcon,
  calendarIcon,
  chartIcon,
  documentIcon,
  flameIcon,
  guestsIcon,
  type IconDrawing,
  monitorIcon,
  qrCodeIcon,
  receiptIcon,
  searchIcon,
  settingsIcon,
  storeIcon,
  walletIcon,
} from '@claypot/ui';
import {
  BACK_OFFICE_PATH,
  BILLS_PATH,
  BOOKINGS_PATH,
  CAPACITY_PATH,
  CLOSE_PATH,
  DEVICES_PATH,
  EXPORT_PATH,
  HOURS_PATH,
  IMPORT_PATH,
  LINKS_PATH,
  MEMBERS_PATH,
  PICTURES_PATH,
  PRINTERS_PATH,
  RECORD_PATH,
  REPORTS_PATH,
  SECOND_FACTOR_PATH,
  SETTINGS_PATH,
} from '../platform/page/paths.ts';
import { BoardScreen } from '../screens/orders/board/BoardScreen.tsx';
import type { OnDemand } from '../screens/shared/on-demand/on-demand.tsx';
import { onDemandScreen } from '../screens/shared/on-demand/on-demand-screen.tsx';

/** A screen, and the lowest role that may open it. */
export interface Route extends OnDemand<object> {
  /** Path below the app's base. */
  readonly path: string;
  readonly label: RouteLabel;
  readonly role: Role;
}

/** A screen with a place in the main menu. */
export interface MenuRoute extends Route {
  readonly icon: IconDrawing;
}

/** Text of a screen in the main menu and in the title of the page. */
type RouteLabel =
  | 'orders'
  | 'kitchen'
  | 'bookings'
  | 'statusScreen'
  | 'availability'
  | 'members'
  | 'bills'
  | 'search'
  | 'dayClose'
  | 'backOffice'
  | 'dishPictures'
  | 'sheetImport'
  | 'restaurantExport'
  | 'publicLinks'
  | 'staff'
  | 'settings'
  | 'hours'
  | 'capacity'
  | 'devices'
  | 'printers'
  | 'reports'
  | 'record'
  | 'secondFactor';

/** Path of the screen for waiting customers, which has no menu. */
export const STATUS_PATH = '/status';

/** Screens of the main menu, in its order. */
export const MENU: readonly MenuRoute[] = [
  {
    path: '/',
    label: 'orders',
    role: 'kitchen',
    icon: receiptIcon,
    // Part of the start, because most devices show it first.
    Component: BoardScreen,
    preload: async () => undefined,
  },
  {
    path: '/kitchen',
    label: 'kitchen',
    role: 'kitchen',
    icon: flameIcon,
    ...onDemandScreen(
      async () => (await import('../screens/orders/kitchen/KitchenScreen.tsx')).KitchenScreen,
    ),
  },
  {
    path: BILLS_PATH,
    label: 'bills',
    role: 'cashier',
    icon: documentIcon,
    ...onDemandScreen(
      async () => (await import('../screens/sales/bills/BillsScreen.tsx')).BillsScreen,
    ),
  },
  {
    path: BOOKINGS_PATH,
    label: 'bookings',
    role: 'cashier',
    icon: calendarIcon,
    ...onDemandScreen(
      async () => (await import('../screens/bookings/BookingsScreen.tsx')).BookingsScreen,
    ),
  },
  {
    path: MEMBERS_PATH,
    label: 'members',
    role: 'cashier',
    icon: qrCodeIcon,
    ...onDemandScreen(
      async () => (await import('../screens/members/MembersScreen.tsx')).MembersScreen,
    ),
  },
  {
    path: '/availability',
    label: 'availability',
    role: 'kitchen',
    icon: bowlIcon,
    ...onDemandScreen(
      async () =>
        (await import('../screens/availability/AvailabilityScreen.tsx')).AvailabilityScreen,
    ),
  },
  {
    path: STATUS_PATH,
    label: 'statusScreen',
    role: 'kitchen',
    icon: monitorIcon,
    ...onDemandScreen(
      async () => (await import('../screens/orders/status/StatusScreen.tsx')).StatusScreen,
    ),
  },
  {
    path: '/search',
    label: 'search',
    role: 'cashier',
    icon: searchIcon,
    ...onDemandScreen(
      async () => (await import('../screens/orders/search/SearchScreen.tsx')).SearchScreen,
    ),
  },
  {
    path: CLOSE_PATH,
    label: 'dayClose',
    role: 'manager',
    icon: walletIcon,
    ...onDemandScreen(
      async () => (await import('../screens/day-close/DayCloseScreen.tsx')).DayCloseScreen,
    ),
  },
  {
    path: REPORTS_PATH,
    label: 'reports',
    role: 'manager',
    icon: chartIcon,
    ...onDemandScreen(
      async () => (await import('../screens/reports/ReportsScreen.tsx')).ReportsScreen,
    ),
  },
  {
    path: BACK_OFFICE_PATH,
    label: 'backOffice',
    role: 'manager',
    icon: storeIcon,
    ...onDemandScreen(
      async () => (await import('../screens/back-office/draft/DraftScreen.tsx')).DraftScreen,
    ),
  },
  {
    path: '/staff',
    label: 'staff',
    role: 'manager',
    icon: guestsIcon,
    ...onDemandScreen(async () => (await import('../screens/staff/StaffScreen.tsx')).StaffScreen),
  },
  {
    path: SETTINGS_PATH,
    label: 'settings',
    role: 'kitchen',
    icon: settingsIcon,
    ...onDemandScreen(
      async () => (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
    ),
  },
];

/** All screens of a signed-in person. */
export const ROUTES: readonly Route[] = [
  ...MENU,
  {
    path: PICTURES_PATH,
    label: 'dishPictures',
    role: 'manager',
    ...onDemandScreen(
      async () =>
        (await import('../screens/back-office/pictures/PicturesScreen.tsx')).PicturesScreen,
    ),
  },
  {
    path: IMPORT_PATH,
    label: 'sheetImport',
    role: 'manager',
    ...onDemandScreen(
      async () => (await import('../screens/back-office/sheet/ImportScreen.tsx')).ImportScreen,
    ),
  },
  {
    path: EXPORT_PATH,
    label: 'restaurantExport',
    role: 'manager',
    ...onDemandScreen(
      async () => (await import('../screens/back-office/export/ExportScreen.tsx')).ExportScreen,
    ),
  },
  {
    path: LINKS_PATH,
    label: 'publicLinks',
    role: 'manager',
    ...onDemandScreen(
      async () => (await import('../screens/back-office/links/LinksScreen.tsx')).LinksScreen,
    ),
  },
  {
    path: `${BILLS_PATH}/:id`,
    label: 'bills',
    role: 'cashier',
    ...onDemandScreen(
      async () => (await import('../screens/sales/bill/BillScreen.tsx')).BillScreen,
    ),
  },
  {
    path: HOURS_PATH,
    label: 'hours',
    role: 'manager',
    ...onDemandScreen(
      async () => (await import('../screens/settings/hours/HoursScreen.tsx')).HoursScreen,
    ),
  },
  {
    path: CAPACITY_PATH,
    label: 'capacity',
    role: 'manager',
    ...onDemandScreen(
      async () => (await import('../screens/settings/capacity/CapacityScreen.tsx')).CapacityScreen,
    ),
  },
  {
    path: DEVICES_PATH,
    label: 'devices',
    role: 'manager',
    ...onDemandScreen(
      async () => (await import('../screens/settings/devices/DevicesScreen.tsx')).DevicesScreen,
    ),
  },
  {
    path: PRINTERS_PATH,
    label: 'printers',
    role: 'cashier',
    ...onDemandScreen(
      async () => (await import('../screens/printing/printers/PrintersScreen.tsx')).PrintersScreen,
    ),
  },
  {
    path: RECORD_PATH,
    label: 'record',
    role: 'owner',
    ...onDemandScreen(
      async () => (await import('../screens/events/RecordScreen.tsx')).RecordScreen,
    ),
  },
  {
    path: SECOND_FACTOR_PATH,
    label: 'secondFactor',
    role: 'kitchen',
    ...onDemandScreen(
      async () =>
        (await import('../screens/settings/account/SecondFactorScreen.tsx')).SecondFactorScreen,
    ),
  },
  // The last ones, because any other path below the back office would fit them too.
  {
    path: `${BACK_OFFICE_PATH}/:section`,
    label: 'backOffice',
    role: 'manager',
    ...onDemandScreen(
      async () => (await import('../screens/back-office/list/SectionScreen.tsx')).SectionScreen,
    ),
  },
  {
    path: `${BACK_OFFICE_PATH}/:section/:key`,
    label: 'backOffice',
    role: 'manager',
    ...onDemandScreen(
      async () => (await import('../screens/back-office/entry/EntryScreen.tsx')).EntryScreen,
    ),
  },
];
