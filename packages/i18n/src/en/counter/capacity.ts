/** Texts of the screen for the waiting time and the maximum of orders. */
export const capacity = {
  intro:
    'Customers see how long an order takes at the moment. It follows the orders of the last hour, and everyone sees the same time.',
  failed: 'The waiting time could not be loaded',
  customersSee: 'Customers see now',
  pickup: 'Pickup',
  delivery: 'Delivery',
  minutes: '{{minutes}}\u00a0min',
  atTime: 'about {{time}}',
  notNow: 'not right now',
  closedNow: 'The branch takes no order for as soon as possible at the moment.',
  why: 'Why this time',
  usualReason: 'On a usual day: {{minutes}}\u00a0min',
  recentReason_one: '{{count}}\u00a0order in the last hour took {{minutes}}\u00a0min',
  recentReason_other:
    '{{count}}\u00a0orders in the last hour: half of them took less than {{minutes}}\u00a0min',
  noRecentReason: 'No order for as soon as possible was ready in the last hour.',
  simulatedReason: 'The demo staff moves the orders here, so their times do not count.',
  lateReason_one: '{{count}}\u00a0open order is {{minutes}}\u00a0min late',
  lateReason_other: '{{count}}\u00a0open orders are about {{minutes}}\u00a0min late',
  busyReason: 'Busy: +{{minutes}}\u00a0min',
  fullReason: 'A full quarter of an hour moves the next order to a later one.',
  quarters: 'Orders of the next hours',
  quartersText:
    'By the time at which the food is due. Unpaid orders count for as long as they can be paid.',
  takenOf: '{{taken}}\u00a0of\u00a0{{most}}',
  taken_one: '{{count}}\u00a0order',
  taken_other: '{{count}}\u00a0orders',
  full: 'Full',
  settings: 'Settings',
  usual: 'Usual waiting time',
  usualText:
    'From accepting until the customer has the order; a delivery includes the drive. Counts when there are few recent orders.',
  unit: 'min',
  limit: 'Limit the orders per quarter of an hour',
  limitText:
    'Customers cannot choose a full quarter. Orders already placed stay, and staff can exceed the limit.',
  orders: 'Orders per quarter of an hour',
  ordersHint: 'Pickup and delivery together, 1 to 200.',
};
