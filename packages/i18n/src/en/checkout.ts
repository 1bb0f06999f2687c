export const checkout = {
  title: 'Order Confirmation',
} as const;
