/** Machines that no view shows on its own. The sentence says where their states are visible. */
export const machinesWithoutScreen: Readonly<Record<string, string>> = {
  session:
    'The route guard reads it (`packages/domain/src/routes/guard.ts`). No view shows it on its own.',
  toasts: 'The toasts of `packages/ui` show it.',
  cart: 'The menu, the dish and the checkout show it. It has no view of its own.',
};
