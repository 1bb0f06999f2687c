import type { family as english } from '../en/family.ts';
import type { Translation } from '../translation.ts';

export const family: Translation<typeof english> = {
  yours: '您的等级',
  until: '有效至 {{date}}',
  daysLeft_other: '还有 {{count}} 天',
  lastDay: '今天是最后一天',
  ladder: '各个等级与晋级方式',
  fromJoining: '注册即享',
  oneTopUp: '单次充值 {{amount}}',
  here: '目前等级',

  unlockTitle: '单次充值 {{amount}}，即可升级为{{tier}}',
  unlockText: '会籍有效一年，存入的金额全数留在钱包里，随时用来用餐。',
  topUpAmount: '充值 {{amount}}',
  vouchers_other: '{{count}} 张优惠券，含总值 {{worth}} 的现金券',
  plainVouchers_other: '{{count}} 张优惠券',
  monthly: '其中 {{number}} 张逐月生效',
  discount: '每单立减 {{percent}}%',

  frozenTitle: '优惠券和会员折扣暂停使用',
  frozenText: '钱包余额达到 {{amount}}，即可恢复。',
  endsTitle: '您的{{tier}}会籍将于 {{date}}到期',
  endsText: '到期前单次充值 {{amount}}，会籍重新计算一年，并再次获得优惠券。',
  endedTitle: '您的会籍已满一年',
  endedText: '您目前是{{tier}}。单次充值即可恢复更高等级，有效一年。',

  dayOff: '到店付款立减 {{percent}}%',
  dayNext: '下一次：{{date}}',
  dayToday: '就在今天',

  myVouchers: '我的优惠券',
  topUpHistory: '充值记录',
  benefits: '各等级礼遇',
  tierCards: '逐级查看',
  benefitsFailed: '等级信息加载失败',
  benefitsStale: '以下内容可能不是最新，暂时无法获取最新信息。',
  tierSlide: '{{tier}}，第 {{current}} 项，共 {{count}} 项',
};
