export const menu = {
  title: 'Menu',
} as const;
