import type { guestMigration as english } from '../en/guest-migration.ts';
import type { Translation } from '../translation.ts';

export const guestMigration: Translation<typeof english> = {
  cartsTitle: '保留哪一个购物车？',
  cartsText:
    '这台设备和您的账户里各有一个购物车，属于不同分店。一份订单只能由一家分店制作，另一个购物车会被清空。',
  guestCart: '这台设备上的',
  memberCart: '账户里的',
  line: '{{name}}\u00a0×\u00a0{{qty}}',
  keep: '保留这个',
  failedTitle: '购物车还没转入账户',
  failedText: '您以访客身份选好的餐点都还在，只是暂时没能转入您的账户。',
  later: '稍后再说',
  addressesTitle: '保存您的地址？',
  addressesLabel: '这台设备上的地址',
  addressesText: '保存后会加入您的地址簿，在任何设备登录都能使用。',
  address: '{{name}}：{{unit}}, {{place}}',
  saveAddresses: '保存到我的账户',
  declineAddresses: '不保存',
};
