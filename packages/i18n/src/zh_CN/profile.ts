import type { profile as english } from '../en/profile.ts';
import type { Translation } from '../translation.ts';

export const profile: Translation<typeof english> = {
  choosePicture: '选择头像',
  changePicture: '更换头像',
  discardPicture: '保留原来的头像',
  discardFirstPicture: '移除',
  preparing: '正在处理图片…',
  pictureChosen: '保存资料后即启用新头像。',
  details: '个人信息',
  fullName: '姓名',
  phone: '手机号码',
  phoneHint: '您用这个号码登录。',
  email: '电邮',
  emailHint: '保存后无法更改。',
  emailFixed: '电邮无法更改。',
  dateOfBirth: '出生日期',
};
