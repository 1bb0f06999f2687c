import type { branches as english } from '../en/branches.ts';
import type { Translation } from '../translation.ts';

export const branches: Translation<typeof english> = {
  title: '选择自取分店',
};
