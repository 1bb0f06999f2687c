import { createMemberNews } from '../../../loyalty/member-news/member-news.ts';
import { defineMachines } from '../../composition/define-machines.ts';

/** Actor of the pages that show what a counter changes. */
export const memberNewsMachines = defineMachines((parts) => ({
  memberNews: () => createMemberNews(parts),
}));
