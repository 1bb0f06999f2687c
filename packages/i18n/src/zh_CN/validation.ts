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
  PHONE_REQUIRED: '请填写手机号码',
  PHONE_INVALID: '请填写马来西亚手机号码，例如 012-345 6789',
  PASSWORD_REQUIRED: '请填写密码',
  PASSWORD_TOO_SHORT: '密码至少 6 个字符',
  PASSWORD_TOO_LONG: '密码最多 10 个字符',
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
};
