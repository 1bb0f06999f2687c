export const me = {
  title: 'Me',
  guestStatus: 'Guest',
  guestNote: 'Your orders are kept on this device only.',
  startOrder: 'Start an order',
  myOrders: 'My orders',
  branch: 'Pickup branch',
  noBranch: 'Not chosen yet',
  language: 'Language',
  forget: 'Leave and forget this guest',
  forgetTitle: 'Leave this guest?',
  forgetText:
    'Your cart and the orders of {{name}} will no longer be reachable from this device. This cannot be undone.',
  forgetConfirm: 'Leave and forget',
  stay: 'Stay',
} as const;
