export const item = {
  title: 'Dish details',
} as const;
