import type { setting as english } from '../en/setting.ts';
import type { Translation } from '../translation.ts';

export const setting: Translation<typeof english> = {
  title: '设置',
  password: '修改密码',
  oldPassword: '旧密码',
  showOldPassword: '显示旧密码',
  passwordNote: '其他设备将退出登录，这台设备不受影响。',
  language: '语言',
  logOut: '退出登录',
  leaveTitle: '确定退出访客身份吗？',
  leaveText: '{{name}} 的购物车和订单只保存在这台设备上，退出后将无法找回。',
  leaveConfirm: '确定退出',
  stay: '暂不退出',
};
