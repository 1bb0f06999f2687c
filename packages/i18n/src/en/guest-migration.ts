/** Texts of the migration of a guest's data to their new account. */
export const guestMigration = {
  cartsTitle: 'Which cart do you want to keep?',
  cartsText:
    'You have a cart here and another one in your account, from two branches. An order comes from one branch, so the other cart is emptied.',
  guestCart: 'From this device',
  memberCart: 'In your account',
  line: '{{qty}}\u00a0×\u00a0{{name}}',
  keep: 'Keep',
  failedTitle: 'Your cart has not moved yet',
  failedText: 'What you chose as a guest is safe, but it has not reached your account yet.',
  later: 'Later',
  addressesTitle: 'Keep your addresses?',
  addressesLabel: 'Addresses from this device',
  addressesText: 'They will be in your address book, on every device you log in on.',
  address: '{{name}}: {{unit}}, {{place}}',
  saveAddresses: 'Save to my account',
  declineAddresses: 'Do not save',
} as const;
