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
  language: '语言',
  forget: '退出并清除访客资料',
  forgetTitle: '确定退出访客身份吗？',
  forgetText: '退出后，这台设备将无法再查看 {{name}} 的购物车和订单，且无法恢复。',
  forgetConfirm: '退出并清除',
  stay: '暂不退出',
};
