import type { vouchers as english } from '../en/vouchers.ts';
import type { Translation } from '../translation.ts';

export const vouchers: Translation<typeof english> = {
  mine: '我的优惠券',
  mineTabs: '显示哪些优惠券',
  active: '可使用 ({{number}})',
  past: '已失效 ({{number}})',
  mineFailed: '优惠券加载失败',
  stale: '这些可能不是最新的：最新的内容暂时无法加载。',
  more: '显示更多',
  noneActive: '暂时没有可用的优惠券',
  nonePast: '还没有用过优惠券',
  nonePastText: '已使用或已过期的优惠券，会在这里保留一年。',
  noneText: '看看可以领取什么：现金优惠、免配送费、免费餐点。',
  toOffers: '去领取优惠券',

  statusUsed: '已使用',
  statusExpired: '已过期',
  endsSoon: '即将到期',

  minimum: '满 {{amount}} 可用',
  noMinimum: '无最低消费',
  until: '有效期至 {{date}}',
  usedAt: '使用时间：{{time}}',

  walletLow: '钱包余额须达到 RM10。',
  walletLowText: '在此之前优惠券暂停使用，我们会为您保留。',
  topUp: '去充值',
  notToday: '优惠券在周末及公共假期不能使用',
  notYet: '{{date}}起可用',
  reserved: '已用于一份尚未付款的订单',
};
