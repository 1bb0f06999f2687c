import type { notifications as english } from '../en/notifications.ts';
import type { Translation } from '../translation.ts';

export const notifications: Translation<typeof english> = {
  title: '通知',
  unread: '新',
  emptyTitle: '暂时没有通知',
  emptyText: '订单和积分的通知会显示在这里。',
  failed: '通知加载失败',
  stale: '以下内容可能不是最新，暂时无法获取最新通知。',
};
