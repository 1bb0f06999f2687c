import type { discounts as english } from '../en/discounts.ts';
import type { Translation } from '../translation.ts';

export const discounts: Translation<typeof english> = {
  title: '优惠券与积分',
  voucher: '优惠券',
  usable_other: '有 {{count}} 张可用',
  noneUsable: '这一单没有可用的优惠券',
  noneClaimed: '您还没有优惠券',
  saves: '可省 {{amount}}',
  choose: '选择优惠券',
  change: '更改优惠券',
  failed: '优惠券加载失败。',

  spendPoints: '使用 {{points}} 积分',

  bestDeal: '使用最优惠组合',
  bestSaves: '用{{how}}，可省 {{amount}}',
  bestSavesMore: '改用{{how}}，可再省 {{amount}}',
  bestPoints: '积分',
  bestBoth: '{{name}}和积分',
  bestInUse: '已是这一单的最优惠组合',
  nearest: '再买 {{missing}}，可省 {{saving}}',
  nearestMore: '再买 {{missing}}，可再省 {{saving}}',

  sheetUsable: '这一单可用',
  sheetOthers: '这一单不可用',
  none: '不使用优惠券',
  sheetEmpty: '您没有可用的优惠券。',
  until: '有效期至 {{date}}',

  walletLow: '钱包余额须达到 {{amount}}，刚好 {{amount}} 也可以。',
  notYet: '还未到使用日期',
  notToday: '周末及公共假期不可用，请改选其他日期',
  otherBranch: '这家分店不适用',
  dineInOnly: '仅限堂食使用',
  appOnly: '仅限在线点餐使用',
  deliveryOnly: '仅限外送使用',
  belowMinimum: '再买 {{amount}} 即可使用',
  reserved: '已用于一份尚未付款的订单',
  used: '这张优惠券已使用',
  expired: '这张优惠券已过期',
  gone: '您已没有这张优惠券',

  feePaidBy: '由“{{name}}”抵付',

  voucherTakenOff: '已取消使用“{{name}}”',
  pointsTakenOff: '积分已取消使用',
  pointsTakenOffText: '订单金额或积分不足。',
  orderIsNow: '已从订单中取消，现在合计 {{total}}。',
  both: '{{message}}。{{now}}',
};
