import type { me as english } from '../en/me.ts';
import type { Translation } from '../translation.ts';

export const me: Translation<typeof english> = {
  title: '我的',
  guestNote: '您的订单只保存在这台设备上。',
  freePoints_other: '免费送 {{count}} 积分',
  joinProgramme: '加入{{programme}}',
  joinText: '加入{{programme}}：每次点餐都有积分，换一台设备，购物车也还在。',
  signUp: '免费注册',
  logIn: '登录',

  points: '积分',
  balance: '钱包余额',
  discount: '每单享 {{percent}}% 折扣',
  frozen: '余额低于 RM10 时，会员折扣暂停。',
  levelUntil: '{{level}}，至 {{date}}',
  memberNo: '会员编号',
  memberSince: '入会日期',

  forYou: '为您提醒',
  newHere: '刚刚加入？',
  newHereText: '看看会员有哪些礼遇。',
  tierEnds: '{{tier}}等级将于 {{date}}到期',
  tierEndsText: '看看怎样再保留一年。',
  voucherEnds: '一份免费餐点等着您',
  voucherEndsText: '您有优惠券即将到期。',

  welcomeBack: '欢迎回来',
  welcomeBackName: '{{name}}，欢迎回来',
  welcomeText: '很高兴再见到您。无论用哪台设备，积分、订单和地址都在这里。',
  welcomeOk: '好的，知道了',

  programmeOffers: '看看{{programme}}的礼遇',
  startOrder: '开始点餐',
  profile: '个人资料',
  notifications: '通知',
  unread: '{{number}} 条未读',
  myOrders: '我的订单',
  addresses: '收货地址',
  branch: '自取分店',
  noBranch: '尚未选择',
};
