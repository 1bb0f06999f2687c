import type { publicMenu as english } from '../en/public-menu.ts';
import type { Translation } from '../translation.ts';

export const publicMenu: Translation<typeof english> = {
  title: '{{branch}}的菜单',
  description:
    '{{branch}}（{{address}}）的菜单：餐点、价格、营业时间和电话。可在线下单，到店自取。',
  skip: '跳到餐点',
  order: '在这家分店点餐',

  scan: '扫码看菜单',
  noBranchTitle: '这个地址没有菜单',
  noBranchText: '这家分店可能已搬迁或停业。以下是各分店的菜单：',
  toHome: '进入首页',
  posterTitle: '{{branch}}的菜单海报',
  posterText: '一张橱窗海报，另一页是四张桌卡。请用 A4 纸打印。',
  posterPdf: '打开 PDF 打印',
  posterCard: '单张 A6 桌卡（供印刷店使用）',
  posterWindow: '印有菜单二维码的海报',
  posterTable: '印有菜单二维码的桌卡',
};
