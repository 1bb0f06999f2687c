import type { menu as english } from '../en/menu.ts';
import type { Translation } from '../translation.ts';

export const menu: Translation<typeof english> = {
  title: '菜单',
};
