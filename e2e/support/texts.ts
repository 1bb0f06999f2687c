import { createI18n, type Language, loadAllTexts } from '@claypot/i18n';

/** The product's texts in a language, so that a journey finds what a customer reads. */
export type Texts = Awaited<ReturnType<typeof textsOf>>;

export async function textsOf(language: Language) {
  const i18n = await createI18n(language).then(loadAllTexts);
  return i18n.t;
}

/** Texts of the demo restaurant and its card page, which are not in the catalogues. */
export const words = {
  en: {
    branch: 'CCH Bukit Bintang',
    otherBranch: 'CCH Damansara Uptown',
    closingBranch: 'CCH Bangsar',
    dish: 'Signature Claypot Chicken Rice',
    large: 'Large, for two',
    egg: 'Fried egg',
    noScallion: 'No scallion',
    setForOne: 'Claypot Set for One',
    boneless: 'Boneless thigh',
    barley: 'Iced Barley Lime',
    choySum: 'Choy Sum with Garlic Oil',
    oysterSauce: 'Oyster sauce',
    deal: 'Lunch Set with a Free Dessert',
    kungPao: 'Kung Pao Claypot Chicken Rice',
    herbalTea: 'House Herbal Cooling Tea',
    mango: 'Mango pomelo sago',
    pay: /^Pay RM/,
    decline: 'Decline card',
    leave: 'Leave without paying',
    tiers: { silver: 'Junior Flyers', gold: 'Royal Rooster' },
    vouchers: {
      percent: '15% off',
      delivery: 'Free delivery',
      firstFive: 'RM\u00a025.00 off for the first five',
      rm50: 'RM 50.00 off',
      claypot: 'Free claypot chicken rice',
    },
  },
  zh_CN: {
    branch: 'CCH 武吉免登店',
    otherBranch: 'CCH 白沙罗上城店',
    closingBranch: 'CCH 孟沙店',
    dish: '招牌瓦煲鸡饭',
    large: '大份（两人份）',
    egg: '荷包蛋',
    noScallion: '不要青葱',
    setForOne: '单人瓦煲套餐',
    boneless: '去骨鸡腿',
    barley: '薏米酸柑冰',
    choySum: '蒜油菜心',
    oysterSauce: '蚝油',
    deal: '午餐送甜品',
    kungPao: '宫保鸡丁瓦煲饭',
    herbalTea: '招牌凉茶',
    mango: '杨枝甘露',
    pay: /^支付 RM/,
    decline: '拒绝此卡',
    leave: '暂不付款，返回',
    tiers: { silver: '展翅鸡', gold: '皇室雄鸡' },
    vouchers: {
      percent: '85 折优惠券',
      delivery: '免配送费',
      firstFive: '前五名 RM\u00a025.00 优惠券',
      rm50: 'RM 50.00 优惠券',
      claypot: '免费瓦煲鸡饭',
    },
  },
} as const;
