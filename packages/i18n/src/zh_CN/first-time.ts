import type { firstTime as english } from '../en/first-time.ts';
import type { Translation } from '../translation.ts';

export const firstTime: Translation<typeof english> = {
  title: '欢迎来到{{programme}}',
  lead: '好味道，要一起分享。以下是会员专享的好处。',
  points_other: '已送您 {{count}} 积分',
  pointsPlain: '每笔订单都有积分',
  pointsText: '每点一道菜，积分就多一点，结账时可以抵扣。',
  vouchers: '每个等级都有优惠券',
  vouchersText: '从第一个等级到最高等级，免费餐点与优惠样样有。',
  wallet: '充值就升级的钱包',
  walletText: '单次充值即可提升等级，存入的每一分钱都能用来点餐。',
  gotIt: '好的，知道了',
};
