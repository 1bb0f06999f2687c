export const notifications = {
  title: 'Notifications',
  unread: 'New',
  emptyTitle: 'No notifications yet',
  emptyText: 'Updates about your orders and points appear here.',
  failed: 'Your notifications did not load',
  stale: 'This may be out of date. We could not load the latest.',
} as const;
