import type { item as english } from '../en/item.ts';
import type { Translation } from '../translation.ts';

export const item: Translation<typeof english> = {
  title: '餐点详情',
};
