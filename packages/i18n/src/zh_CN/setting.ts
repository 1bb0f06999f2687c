import type { setting as english } from '../en/setting.ts';
import type { Translation } from '../translation.ts';

export const setting: Translation<typeof english> = {
  title: '设置',
  password: '修改密码',
  oldPassword: '旧密码',
  showOldPassword: '显示旧密码',
  passwordNote: '其他设备将退出登录，这台设备不受影响。',
  devices: '已登录的设备',
  devicesFailed: '无法查看已登录的设备',
  devicesStale: '列表可能不是最新的',
  deviceName: '{{system}} 上的 {{browser}}',
  deviceUnknown: '未知设备',
  thisDevice: '本机',
  signedInSince: '{{date}} 登录',
  lastUsed: '{{date}} 使用过',
  signOutOthers: '退出其他设备的登录',
  signOutOthersTitle: '确定退出其他设备的登录吗？',
  signOutOthersText: '其他设备需用密码重新登录。若密码可能已被他人知道，请一并修改密码。',
  signOutOthersConfirm: '确定退出',
  signOutOthersKeep: '保留登录',
  language: '语言',
  logOut: '退出登录',
  leaveTitle: '确定退出访客身份吗？',
  leaveText: '{{name}} 的购物车和订单只保存在这台设备上，退出后将无法找回。',
  leaveConfirm: '确定退出',
  stay: '暂不退出',
};
