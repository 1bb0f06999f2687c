import type { login as english } from '../en/login.ts';
import type { Translation } from '../translation.ts';

export const login: Translation<typeof english> = {
  title: '登录',
  welcome: '欢迎光临{{company}}',
  tagline: '砂锅滚烫，随心点选。',
  asGuest: '以访客身份继续',
  guestHint: '无需注册，选好分店即可点餐付款。',
  language: '语言',
};
