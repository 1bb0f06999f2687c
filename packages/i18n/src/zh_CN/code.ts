import type { code as english } from '../en/code.ts';
import type { Translation } from '../translation.ts';

export const code: Translation<typeof english> = {
  title: '付款码',
  purpose: '请在柜台出示，可累积积分或用钱包付款。',
  enlarge: '点击放大，查看条形码',
  enlarged: '放大的条形码',
  close: '关闭放大的条形码',
  barcodeOf: '{{text}} 的条形码',
  qrCodeOf: '{{text}} 的二维码',
  balance: '钱包余额',
  topUp: '充值',
  memberNo: '会员编号',
  failed: '付款码加载失败',
  brightness: '扫不出来？请把屏幕调亮一些。',
};
