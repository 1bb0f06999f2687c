import type { me as english } from '../en/me.ts';
import type { Translation } from '../translation.ts';

export const me: Translation<typeof english> = {
  title: '我的',
  guestStatus: '访客',
  guestNote: '您的订单只保存在这台设备上。',
  startOrder: '开始点餐',
  myOrders: '我的订单',
  branch: '自取分店',
  noBranch: '尚未选择',
};
