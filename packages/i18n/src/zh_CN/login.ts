import type { login as english } from '../en/login.ts';
import type { Translation } from '../translation.ts';

export const login: Translation<typeof english> = {
  title: '登录',
  welcome: '欢迎光临{{company}}',
  tagline: '美味，随心点选。',
  expired: '登录已失效，请重新登录。',
  phone: '手机号码',
  password: '密码',
  showPassword: '显示密码',
  forgot: '忘记密码',
  logIn: '登录',
  newHere: '还不是会员？',
  signUp: '注册',
  asGuest: '以访客身份继续',
  guestHint: '无需注册，选好分店即可点餐付款。',
  language: '语言',
};
