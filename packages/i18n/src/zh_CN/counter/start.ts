import type { CounterTexts } from '../../translation.ts';

export const start: CounterTexts['counterStart'] = {
  navigation: '主菜单',
  orders: '订单',
  kitchen: '厨房',
  statusScreen: '叫号屏',
  search: '搜索',
  staff: '员工',
  settings: '设置',
  devices: '设备',
  printers: '打印机',
  record: '操作记录',
  secondFactor: '两步验证',
  notFoundTitle: '没有这个页面',
  notFoundText: '链接可能已失效，请打开订单页面。',
  openOrders: '打开订单',
  screenFailedTitle: '页面未能加载',
  screenFailedText: '请检查网络连接，然后重试。',
  closeStatusScreen: '关闭叫号屏',
  pageTitle: '{{screen}} · 柜台',
  personMenu: '{{name}}，换人',
  lockNow: '锁定',
};
