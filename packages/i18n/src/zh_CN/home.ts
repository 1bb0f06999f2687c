import type { home as english } from '../en/home.ts';
import type { Translation } from '../translation.ts';

export const home: Translation<typeof english> = {
  title: '首页',
};
