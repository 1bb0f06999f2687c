export interface Route {
  /** Segments such as `:name` are parameters. */
  readonly path: `/${string}`;
  /** Screen of the route. Several routes may share one; null if it does not exist yet. */
  readonly screen: string | null;
  /** Target of Back if the app has no history; null at the top. */
  readonly parent: `/${string}` | null;
  /** Also accessible to anonymous visitors. */
  readonly open?: true;
  /** Accessible to members only. */
  readonly members?: true;
}

/** All routes (spec §2), by name. */
export const ROUTES = {
  login: { path: '/login', screen: 'login', parent: null, open: true },
  forgot: { path: '/forgot', screen: 'forgotPassword', parent: '/login', open: true },
  forgotPassword: {
    path: '/forgotPassword',
    screen: 'forgotPassword',
    parent: '/login',
    open: true,
  },
  signUp: { path: '/signUp', screen: 'signUp', parent: '/login', open: true },

  home: { path: '/home', screen: 'home', parent: null },
  landing: { path: '/landing', screen: 'landing', parent: '/home' },
  notification: { path: '/notification', screen: 'notification', parent: '/home', members: true },
  highlightDetail: { path: '/highlightDetail', screen: 'highlightDetail', parent: '/me' },

  branchList: { path: '/branchList', screen: 'branchList', parent: '/home' },
  pickupBranch: { path: '/pickupBranch/:id', screen: 'pickupBranch', parent: '/branchList' },
  menu: { path: '/menu', screen: 'menu', parent: '/home' },
  dish: { path: '/menuDetail/dish/:id', screen: 'dish', parent: '/menu' },
  package: { path: '/menuDetail/package/:id', screen: 'package', parent: '/menu' },
  hotDeal: { path: '/menuDetail/hot_deal/:id', screen: 'hotDeal', parent: '/menu' },
  orderConfirmation: { path: '/orderConfirmation', screen: 'orderConfirmation', parent: '/menu' },
  orderReceipt: { path: '/orderReceipt', screen: 'orderReceipt', parent: '/home', open: true },
  orderList: { path: '/order', screen: 'orderList', parent: '/home' },
  orderDetail: { path: '/orderDetail/:id', screen: 'orderDetail', parent: '/order' },

  addressBook: { path: '/addressBook', screen: 'addressBook', parent: '/me' },
  updateAddress: { path: '/updateAddress', screen: 'addressBook', parent: '/menu' },
  addNewAddress: { path: '/addNewAddress', screen: 'newAddress', parent: '/addressBook' },
  setYourAddress: { path: '/setYourAddress', screen: 'newAddress', parent: '/addressBook' },
  bookmarkAddress: {
    path: '/bookmarkAddress/:id',
    screen: 'addressForm',
    parent: '/addNewAddress',
  },
  editAddress: { path: '/editAddress/:id', screen: 'addressForm', parent: '/addressBook' },

  bookingBranch: { path: '/bookingBranch', screen: 'bookingBranch', parent: '/home' },
  bookTableInfo: { path: '/bookTableInfo/:id', screen: 'bookTable', parent: '/bookingBranch' },
  reviewBookTable: { path: '/reviewBookTable/:id', screen: 'bookingDetail', parent: '/myBooking' },
  myBooking: { path: '/myBooking', screen: 'bookingList', parent: '/me' },

  me: { path: '/me', screen: 'me', parent: '/home' },
  profile: { path: '/profile', screen: 'profile', parent: '/me', members: true },
  qrCode: { path: '/qrCode', screen: 'qrCode', parent: '/me', members: true },
  setting: { path: '/setting', screen: 'setting', parent: '/me' },
  changePassword: {
    path: '/changePassword',
    screen: 'changePassword',
    parent: '/setting',
    members: true,
  },
  language: { path: '/language', screen: 'language', parent: '/setting' },
  about: { path: '/about', screen: 'about', parent: '/me' },
  help: { path: '/help', screen: 'help', parent: '/me' },
  privacy: { path: '/privacy', screen: 'privacy', parent: '/setting', open: true },
  refund: { path: '/refund', screen: 'refund', parent: '/setting', open: true },
  tnc: { path: '/tnc', screen: 'tnc', parent: '/setting', open: true },

  myVouchers: { path: '/myVouchers', screen: 'myVouchers', parent: '/me', members: true },
  voucherList: { path: '/voucher', screen: 'voucherList', parent: '/home', members: true },
  claimedVoucher: {
    path: '/voucherDetail/claimed/:voucher_id',
    screen: 'claimedVoucher',
    parent: '/myVouchers',
    members: true,
  },
  availableVoucher: {
    path: '/voucherDetail/available/:voucher_id',
    screen: 'availableVoucher',
    parent: '/voucher',
    members: true,
  },
  point: { path: '/point', screen: 'point', parent: '/me', members: true },

  family: { path: '/family', screen: 'family', parent: '/home' },
  firstTime: { path: '/firstTime', screen: 'firstTime', parent: '/home', members: true },
  transactionHistory: {
    path: '/transactionHistory',
    screen: 'transactionHistory',
    parent: '/me',
    members: true,
  },
  filteredTransactionHistory: {
    path: '/transactionHistory/:filter_type',
    screen: 'transactionHistory',
    parent: '/family',
    members: true,
  },
  transactionDetail: {
    path: '/transactionHistoryDetails/:id',
    screen: 'transactionDetail',
    parent: '/transactionHistory',
    members: true,
  },
  topUp: { path: '/topUp', screen: 'topUp', parent: '/me', members: true },

  maintenance: { path: '/maintainance', screen: 'maintenance', parent: null, open: true },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;

export type ScreenName = NonNullable<(typeof ROUTES)[RouteName]['screen']> | 'notFound';

export const ALIASES: Readonly<Record<string, string>> = {
  '/': ROUTES.login.path,
  '/orders': ROUTES.orderList.path,
  '/maintenance': ROUTES.maintenance.path,
};
