import { flameIcon, type IconDrawing, monitorIcon, receiptIcon, searchIcon } from '@claypot/ui';
import { type ComponentType, lazy } from 'react';

/** A screen with a place in the main menu. */
export interface Route {
  /** Path below the app's base. */
  readonly path: string;
  readonly label: RouteLabel;
  readonly icon: IconDrawing;
  readonly Screen: ComponentType;
}

/** Text of a screen in the main menu and in the title of the page. */
export type RouteLabel = 'orders' | 'kitchen' | 'statusScreen' | 'search';

type ScreenModule = Readonly<Record<string, ComponentType>>;

const orders = import.meta.glob<ScreenModule>('../screens/orders/*/*Screen.tsx');

/** Returns the screen of a folder below `screens/orders`; an empty list if it does not exist. */
function orderScreen(folder: string, name: string, rest: Omit<Route, 'Screen'>): readonly Route[] {
  const load = orders[`../screens/orders/${folder}/${name}.tsx`];
  if (load === undefined) return [];
  const Screen = lazy(async () => {
    const component = (await load())[name];
    if (component === undefined) throw new Error(`${folder}/${name}.tsx does not export ${name}`);
    return { default: component };
  });
  return [{ ...rest, Screen }];
}

/** Path of the screen for waiting customers, which has no menu. */
export const STATUS_PATH = '/status';

/** Screens of the main menu, in its order. */
export const ROUTES: readonly Route[] = [
  ...orderScreen('board', 'BoardScreen', {
    path: '/',
    label: 'orders',
    icon: receiptIcon,
  }),
  ...orderScreen('kitchen', 'KitchenScreen', {
    path: '/kitchen',
    label: 'kitchen',
    icon: flameIcon,
  }),
  ...orderScreen('status', 'StatusScreen', {
    path: STATUS_PATH,
    label: 'statusScreen',
    icon: monitorIcon,
  }),
  ...orderScreen('search', 'SearchScreen', {
    path: '/search',
    label: 'search',
    icon: searchIcon,
  }),
];
