export const me = {
  title: 'Me',
  guestStatus: 'Guest',
  guestNote: 'Your orders are kept on this device only.',
  startOrder: 'Start an order',
  myOrders: 'My orders',
  branch: 'Pickup branch',
  noBranch: 'Not chosen yet',
} as const;
