export const notifications = {
  title: 'Notifications',
  unread: 'New',
  emptyTitle: 'No news yet',
  emptyText: 'What happens with your orders and your points is told here.',
  failed: 'Your notifications did not load',
  stale: 'These may not be up to date: the newest could not be loaded.',
} as const;
