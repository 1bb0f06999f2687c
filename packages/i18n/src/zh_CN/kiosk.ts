import type { KioskTexts } from '../translation.ts';

export const kiosk: KioskTexts = {
  hint: '输入选项前的数字或字母，再按回车。',
  choice: '请选择',
  unknown: '请输入所列的数字或字母。',
  leave: '离开',
  startOver: '重新开始',
  nothing: '直接按回车：都不要',
  keep: '直接按回车：{{value}}',
  one: '一个数字',
  several: '多个数字，以空格分开',
  howMany: '要几份？',
  howManyNow: '{{name}}要几份？输入 0 即移除。',
  notANumber: '请输入整数。',
  changeTime: '换个自取时间',
  payAt: '请用手机或任何浏览器付款：',
  waiting: '付款后本页会自动继续。',
  lookNow: '立即查询',
  next: '完成，下一位顾客',
  goodbye: '再见。',
};
