import type { firstValidation as english } from '../en/first-validation.ts';
import type { Translation } from '../translation.ts';

export const firstValidation: Translation<typeof english> = {
  PHONE_REQUIRED: '请填写手机号码',
  PHONE_INVALID: '请填写马来西亚手机号码，例如 012-345 6789',
  PASSWORD_REQUIRED: '请填写密码',
  PASSWORD_TOO_LONG: '密码最多 10 个字符',
};
