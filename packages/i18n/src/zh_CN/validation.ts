import type { validation as english } from '../en/validation.ts';
import type { Translation } from '../translation.ts';

export const validation: Translation<typeof english> = {
  FULL_NAME_REQUIRED: '请填写姓名',
  NAME_REQUIRED: '请填写姓名',
  UNIT_NO_REQUIRED: '请填写单位或门牌号码',
  STREET_REQUIRED: '请填写街道',
  POSTCODE_INVALID: '请填写 5 位数邮编',
  EMAIL_REQUIRED: '请填写电子邮箱',
  EMAIL_INVALID: '请填写正确的邮箱，例如 name@example.com',
  PASSWORD_TOO_SHORT: '密码至少 6 个字符',
  PASSWORD_CONFIRMATION_REQUIRED: '请再输入一次密码',
  PASSWORDS_MISMATCH: '两次输入的密码不一致',
  OLD_PASSWORD_REQUIRED: '请填写旧密码。',
  NEW_PASSWORD_REQUIRED: '请填写新密码。',
  OTP_REQUIRED: '请填写验证码',
  OTP_INVALID: '请输入 6 位数字验证码',
  TERMS_REQUIRED: '请先同意条款再加入',
  DATE_OF_BIRTH_REQUIRED: '请选择出生日期',
  DATE_OF_BIRTH_INVALID: '请选择 1910 年至今天之间的日期',
  TOO_LONG: '内容太长了',
  TIME_UNAVAILABLE: '请选择其他时间',
  NUMBER_OF_GUEST_REQUIRED: '请填写用餐人数',
  NUMBER_OF_GUEST_TOO_SMALL: '用餐人数至少 1 位',
  NUMBER_OF_GUEST_TOO_LARGE: '这家分店坐不下这么多人，请致电分店',
  DATE_REQUIRED: '请选择日期',
  TIME_REQUIRED: '请选择时间',
};
