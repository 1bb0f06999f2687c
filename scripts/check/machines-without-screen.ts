/** Machines without a screen of their own, and the place where their states are visible. */
export const machinesWithoutScreen: Readonly<Record<string, string>> = {
  session: 'decides which screens may be seen (routes/guard)',
  toasts: 'is drawn by the toasts of packages/ui',
  cart: 'shows through the menu, the dish and the checkout',
};
