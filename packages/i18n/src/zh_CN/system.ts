import type { system as english } from '../en/system.ts';
import type { Translation } from '../translation.ts';

export const system: Translation<typeof english> = {
  mainNavigation: '主导航',
  tabHome: '点餐',
  tabOrders: '订单',
  tabMe: '我的',
  openingRestaurant: '正在打开餐厅',
  notifications: '消息',
  dismiss: '关闭提示',
  languageTitle: '语言',
  notFoundTitle: '抱歉，找不到该页面',
  notFoundText: '页面可能已移动，或网址输入有误。',
  companyNotFoundTitle: '找不到该商家',
  companyNotFoundText: '这个网址没有对应的餐厅，请检查您打开的链接。',
  companyFailedTitle: '暂时无法打开餐厅',
  companyFailedText: '请检查网络连接后重试。',
  maintenanceTitle: '抱歉，系统维护中',
  maintenanceText: '厨房正在整理，请稍后再来。',
  crashTitle: '出了点问题',
  crashText: '此页面无法继续使用，您的购物车和订单不受影响。',
  addedToCart: '已成功加入购物车',
  removedFromCart: '已成功从购物车移除',
  addressRemoved: '地址已移除',
  passwordChanged: '密码修改成功',
  passwordReset: '密码已重设，请用新密码登录',
  profileChanged: '个人资料修改成功',
};
