export const firstTime = {
  title: 'Welcome to {{programme}}',
  lead: 'Good food is better shared. Here is what comes with being a member.',
  points_one: '{{count}} point to start with',
  points_other: '{{count}} points to start with',
  pointsPlain: 'Points on every order',
  pointsText: 'Every dish you order earns more, and points take money off at checkout.',
  vouchers: 'Vouchers for each tier',
  vouchersText: 'Meals and money off, from your first tier to the highest.',
  wallet: 'A wallet that moves you up',
  walletText: 'Top up once, and your tier rises with it. You can spend the whole amount on food.',
  gotIt: 'Ok, Got It',
} as const;
