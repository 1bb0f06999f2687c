import type { Role } from '@claypot/sdk/counter';
import {
  flameIcon,
  guestsIcon,
  type IconDrawing,
  monitorIcon,
  receiptIcon,
  searchIcon,
  settingsIcon,
} from '@claypot/ui';
import { type ComponentType, lazy } from 'react';
import {
  DEVICES_PATH,
  PRINTERS_PATH,
  RECORD_PATH,
  SECOND_FACTOR_PATH,
  SETTINGS_PATH,
} from '../platform/page/paths.ts';

/** A screen, and the lowest role that may open it. */
export interface Route {
  /** Path below the app's base. */
  readonly path: string;
  readonly label: RouteLabel;
  readonly role: Role;
  readonly Screen: ComponentType;
}

/** A screen with a place in the main menu. */
export interface MenuRoute extends Route {
  readonly icon: IconDrawing;
}

/** Text of a screen in the main menu and in the title of the page. */
type RouteLabel =
  | 'orders'
  | 'kitchen'
  | 'statusScreen'
  | 'search'
  | 'staff'
  | 'settings'
  | 'devices'
  | 'printers'
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
    Screen: lazy(async () => ({
      default: (await import('../screens/orders/board/BoardScreen.tsx')).BoardScreen,
    })),
  },
  {
    path: '/kitchen',
    label: 'kitchen',
    role: 'kitchen',
    icon: flameIcon,
    Screen: lazy(async () => ({
      default: (await import('../screens/orders/kitchen/KitchenScreen.tsx')).KitchenScreen,
    })),
  },
  {
    path: STATUS_PATH,
    label: 'statusScreen',
    role: 'kitchen',
    icon: monitorIcon,
    Screen: lazy(async () => ({
      default: (await import('../screens/orders/status/StatusScreen.tsx')).StatusScreen,
    })),
  },
  {
    path: '/search',
    label: 'search',
    role: 'cashier',
    icon: searchIcon,
    Screen: lazy(async () => ({
      default: (await import('../screens/orders/search/SearchScreen.tsx')).SearchScreen,
    })),
  },
  {
    path: '/staff',
    label: 'staff',
    role: 'manager',
    icon: guestsIcon,
    Screen: lazy(async () => ({
      default: (await import('../screens/staff/StaffScreen.tsx')).StaffScreen,
    })),
  },
  {
    path: SETTINGS_PATH,
    label: 'settings',
    role: 'kitchen',
    icon: settingsIcon,
    Screen: lazy(async () => ({
      default: (await import('../screens/settings/SettingsScreen.tsx')).SettingsScreen,
    })),
  },
];

/** All screens of a signed-in person. */
export const ROUTES: readonly Route[] = [
  ...MENU,
  {
    path: DEVICES_PATH,
    label: 'devices',
    role: 'manager',
    Screen: lazy(async () => ({
      default: (await import('../screens/devices/DevicesScreen.tsx')).DevicesScreen,
    })),
  },
  {
    path: PRINTERS_PATH,
    label: 'printers',
    role: 'cashier',
    Screen: lazy(async () => ({
      default: (await import('../screens/printing/printers/PrintersScreen.tsx')).PrintersScreen,
    })),
  },
  {
    path: RECORD_PATH,
    label: 'record',
    role: 'owner',
    Screen: lazy(async () => ({
      default: (await import('../screens/events/RecordScreen.tsx')).RecordScreen,
    })),
  },
  {
    path: SECOND_FACTOR_PATH,
    label: 'secondFactor',
    role: 'kitchen',
    Screen: lazy(async () => ({
      default: (await import('../screens/account/SecondFactorScreen.tsx')).SecondFactorScreen,
    })),
  },
];
