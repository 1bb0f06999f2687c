import { createI18n, type Language } from '@claypot/i18n';

/** The product's own texts in a language, so that a journey reads what a customer reads. */
export type Texts = Awaited<ReturnType<typeof textsOf>>;

export async function textsOf(language: Language) {
  const i18n = await createI18n(language);
  return i18n.t;
}

/** Words of the demo restaurant and of its card page, which stand in no catalogue. */
export const words = {
  en: {
    branch: 'CCH Bukit Bintang',
    otherBranch: 'CCH Damansara Uptown',
    dish: 'Signature Claypot Chicken Rice',
    large: 'Large, for two',
    egg: 'Fried egg',
    pay: /^Pay RM/,
    decline: 'Decline card',
    leave: 'Leave without paying',
  },
  zh_CN: {
    branch: 'CCH 武吉免登店',
    otherBranch: 'CCH 白沙罗上城店',
    dish: '招牌瓦煲鸡饭',
    large: '大份（两人份）',
    egg: '荷包蛋',
    pay: /^支付 RM/,
    decline: '拒绝此卡',
    leave: '暂不付款，返回',
  },
} as const;
