/** Machines that no screen draws by itself, and where their states show instead. */
export const machinesWithoutScreen: Readonly<Record<string, string>> = {
  session: 'decides which screens may be seen (routes/guard)',
  toasts: 'is drawn by the toasts of packages/ui',
  cart: 'shows through the menu, the dish and the checkout',
};
