import type { info as english } from '../en/info.ts';
import type { Translation } from '../translation.ts';

export const info: Translation<typeof english> = {
  about: '关于我们',
  help: '帮助',
  privacy: '隐私政策',
  refund: '退款政策',
  tnc: '条款与细则',
  programme: '会员计划',
  contents: '目录',
  failed: '页面加载失败',
  missing: '暂无内容',
  missingText: '这个页面还在准备中，如有疑问，欢迎直接联系我们。',
  askUs: '联系我们',
  findUs: '联系方式',
  follow: '关注我们',
  answers: '常用信息',
  chat: '在线咨询',
  call: '致电我们',
  email: '电邮',
  address: '地址',
  website: '官方网站',
  join: '免费注册',
  noScriptTitle: 'JavaScript 已关闭',
  noScriptText:
    '您可以阅读本页并打开其中的链接。如需登录、下单或修改内容，请在浏览器设置中开启 JavaScript，然后重新加载页面。',
  noScriptEmpty:
    '没有 JavaScript，本页无法加载。请在浏览器设置中开启 JavaScript，然后重新加载页面。',
  thirdParty: '开源软件与数据',
  thirdPartyText: '本应用使用了以下开源软件与数据，谨此致谢。',
  thirdPartyFailed: '列表加载失败，请收起后重新打开。',
};
