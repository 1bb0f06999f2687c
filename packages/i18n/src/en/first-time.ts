export const firstTime = {
  title: 'Welcome to {{programme}}',
  lead: 'Good food is better shared. Here is what comes with being a member.',
  points_one: '{{count}} point to begin with',
  points_other: '{{count}} points to begin with',
  pointsPlain: 'Points on every order',
  pointsText: 'Every dish you order adds more, and they take money off at checkout.',
  vouchers: 'Vouchers for each tier',
  vouchersText: 'Meals and money off, from your first tier to the highest.',
  wallet: 'A wallet that moves you up',
  walletText: 'Top up once, and your tier rises with it. All of it is yours to eat with.',
  gotIt: 'Ok, Got It',
} as const;
