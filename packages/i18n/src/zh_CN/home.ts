import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof english> = {
  title: '首页',
  changeLanguage: '切换语言',
  notifications: '通知',
  notificationsUnread: '通知，{{number}} 条未读',
  vouchersHeld: '我的优惠券，{{number}} 张可使用',
  banners: '最新推介',
  order: '点餐',
  deliveryText: '30 分钟送达',
  pickupText: '即取即走',
  bookTable: '预订座位',
  bookTableText: '到店免排队',
  continueAt: '继续在{{branch}}点餐',
  continueText: '查看菜单',
  orderAgain: '再来一单',
  currentOrder: '您的订单',
  viewOrder: '查看订单',
  viewOrderNo: '查看订单 {{number}}',
  times: '{{qty}} 份{{dish}}',
  listed: '、',
  andMore_other: '还有 {{count}} 道',
  lastOrderFailed: '上次订单加载失败。',
  highlights: '精选推荐',
  highlightsFailed: '精选推荐加载失败。',
};
