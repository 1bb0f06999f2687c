import type { ScreenName } from '@claypot/domain';
import type { i18n as I18n } from 'i18next';

/** The screens' names, by catalogue key. */
const TITLES = {
  about: 'info:about',
  addressBook: 'addresses:title',
  addressForm: 'addresses:formTitle',
  branchList: 'branches:title',
  changePassword: 'setting:password',
  dish: 'item:title',
  firstTime: 'info:programme',
  forgotPassword: 'account:resetTitle',
  help: 'info:help',
  highlightDetail: 'info:programme',
  home: 'home:title',
  hotDeal: 'item:dealTitle',
  language: 'system:languageTitle',
  login: 'login:title',
  maintenance: 'system:maintenanceTitle',
  me: 'me:title',
  menu: 'menu:title',
  newAddress: 'addresses:newTitle',
  notFound: 'system:notFoundTitle',
  notification: 'notifications:title',
  orderConfirmation: 'checkout:title',
  orderDetail: 'orders:detailTitle',
  orderList: 'orders:title',
  package: 'item:packageTitle',
  pickupBranch: 'branches:detailTitle',
  privacy: 'info:privacy',
  profile: 'me:profile',
  refund: 'info:refund',
  setting: 'setting:title',
  signUp: 'account:signUpTitle',
  tnc: 'info:tnc',
} as const satisfies Partial<Record<ScreenName, string>>;

/** The document's title on a screen: its name, then the company's. */
export function documentTitle(i18n: I18n, screen: ScreenName, companyName: string): string {
  const key = (TITLES as Partial<Record<ScreenName, (typeof TITLES)[keyof typeof TITLES]>>)[screen];
  return key === undefined ? companyName : titleOf(i18n.t(key), companyName);
}

/** A document's title: what is looked at, then the company. */
export function titleOf(name: string, companyName: string): string {
  return `${name} · ${companyName}`;
}
