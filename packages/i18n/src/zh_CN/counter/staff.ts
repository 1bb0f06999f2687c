import type { CounterTexts } from '../../translation.ts';

export const staff: CounterTexts['counterStaff'] = {
  title: '柜台',
};
