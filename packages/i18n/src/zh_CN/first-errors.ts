import type { firstErrors as english } from '../en/first-errors.ts';
import type { Translation } from '../translation.ts';

export const firstErrors: Translation<typeof english> = {
  ERROR: '发生错误，请稍后再试',
  USER_NOT_FOUND: '找不到该用户',
  COMPANY_NOT_FOUND: '找不到该商家',
  INVALID_PHONE_NO: '手机号码无效，请检查数字后再试',
  INVALID_PASSWORD: '密码错误',
  SESSION_EXPIRED: '登录已失效，请刷新页面',
  INVALID_REQUEST: '提交的内容有误，请检查后重试',
  NOT_FOUND: '找不到相关内容',
  SERVICE_UNAVAILABLE: '服务繁忙，请稍后再试',
  SERVER_BUSY: '现在顾客较多，请过几秒再试',
  TOO_MANY_REQUESTS: '操作太频繁，请稍候再试',
};
