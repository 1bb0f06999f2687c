/** Machines without a screen of their own, and the place where their states are visible. */
export const machinesWithoutScreen: Readonly<Record<string, string>> = {
  session: 'decides which screens are accessible (routes/guard)',
  toasts: 'is rendered by the toasts of packages/ui',
  cart: 'is visible in the menu, the dish and the checkout',
};
