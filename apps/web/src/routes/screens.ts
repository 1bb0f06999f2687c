import type { ScreenName } from '@claypot/domain';
import type { ComponentType } from 'react';
import { LoginScreen } from '../screens/login/LoginScreen.tsx';
import { MaintenanceScreen } from '../screens/system/MaintenanceScreen.tsx';
import { NotFoundScreen } from '../screens/system/NotFoundScreen.tsx';
import type { ScreenProps } from './screen-props.ts';

export type ScreenComponent = ComponentType<ScreenProps>;

/**
 * Each screen's code, loaded when it is first wanted. A name that is not here is not built yet. The
 * public ones are small and come with the app: one file less to wait for at a first visit.
 */
const SCREENS: Partial<Record<ScreenName, () => Promise<ScreenComponent>>> = {
  about: async () => (await import('../screens/about/AboutScreen.tsx')).AboutScreen,
  addressBook: async () =>
    (await import('../screens/addresses/AddressBookScreen.tsx')).AddressBookScreen,
  addressForm: async () =>
    (await import('../screens/addresses/AddressFormScreen.tsx')).AddressFormScreen,
  branchList: async () =>
    (await import('../screens/branches/BranchListScreen.tsx')).BranchListScreen,
  changePassword: async () =>
    (await import('../screens/changePassword/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  dish: async () => (await import('../screens/dish/DishScreen.tsx')).DishScreen,
  firstTime: async () => (await import('../screens/firstTime/FirstTimeScreen.tsx')).FirstTimeScreen,
  forgotPassword: async () =>
    (await import('../screens/forgotPassword/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
  help: async () => (await import('../screens/help/HelpScreen.tsx')).HelpScreen,
  highlightDetail: async () =>
    (await import('../screens/highlightDetail/HighlightDetailScreen.tsx')).HighlightDetailScreen,
  home: async () => (await import('../screens/home/HomeScreen.tsx')).HomeScreen,
  hotDeal: async () => (await import('../screens/hotDeal/HotDealScreen.tsx')).HotDealScreen,
  landing: async () => (await import('../screens/landing/LandingScreen.tsx')).LandingScreen,
  language: async () => (await import('../screens/language/LanguageScreen.tsx')).LanguageScreen,
  login: async () => LoginScreen,
  maintenance: async () => MaintenanceScreen,
  me: async () => (await import('../screens/me/MeScreen.tsx')).MeScreen,
  menu: async () => (await import('../screens/menu/MenuScreen.tsx')).MenuScreen,
  newAddress: async () =>
    (await import('../screens/addresses/NewAddressScreen.tsx')).NewAddressScreen,
  notification: async () =>
    (await import('../screens/notification/NotificationScreen.tsx')).NotificationScreen,
  orderConfirmation: async () =>
    (await import('../screens/checkout/OrderConfirmationScreen.tsx')).OrderConfirmationScreen,
  orderDetail: async () =>
    (await import('../screens/orderDetail/OrderDetailScreen.tsx')).OrderDetailScreen,
  orderList: async () => (await import('../screens/orders/OrderListScreen.tsx')).OrderListScreen,
  package: async () => (await import('../screens/package/PackageScreen.tsx')).PackageScreen,
  pickupBranch: async () =>
    (await import('../screens/pickupBranch/PickupBranchScreen.tsx')).PickupBranchScreen,
  privacy: async () => (await import('../screens/legal/PrivacyScreen.tsx')).PrivacyScreen,
  profile: async () => (await import('../screens/profile/ProfileScreen.tsx')).ProfileScreen,
  refund: async () => (await import('../screens/legal/RefundScreen.tsx')).RefundScreen,
  setting: async () => (await import('../screens/setting/SettingScreen.tsx')).SettingScreen,
  signUp: async () => (await import('../screens/signUp/SignUpScreen.tsx')).SignUpScreen,
  tnc: async () => (await import('../screens/legal/TncScreen.tsx')).TncScreen,
};

const loaded = new Map<ScreenName, ScreenComponent>();
const loading = new Map<ScreenName, Promise<ScreenComponent>>();

/** Fetches a screen's code, once; after a failure the next call tries again. */
export function loadScreen(name: ScreenName): Promise<ScreenComponent> {
  const running = loading.get(name);
  if (running) return running;
  const load = (SCREENS[name]?.() ?? Promise.resolve(NotFoundScreen)).then((screen) => {
    loaded.set(name, screen);
    return screen;
  });
  load.catch(() => loading.delete(name));
  loading.set(name, load);
  return load;
}

/** A screen's code where it is there already. */
export function screenAtHand(name: ScreenName): ScreenComponent | undefined {
  return loaded.get(name);
}

/**
 * The screens that look the same to everyone: drawn when the app is built, and without need of the
 * machines that the others start.
 */
export const PUBLIC_SCREENS: readonly ScreenName[] = ['login', 'maintenance', 'notFound'];

/** Whether there is a screen behind the name. */
export function isBuilt(name: ScreenName): boolean {
  return name in SCREENS;
}
