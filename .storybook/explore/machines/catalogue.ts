import { catalogueMachine } from '@claypot/domain/ordering';
import { pathTo } from '@claypot/domain/routes';
import { categories } from '../../../apps/web/src/screens/ordering/menu/samples.ts';
import { explore } from '../exploration.ts';

/** The menu of a branch. */
export const catalogueExploration = explore<typeof catalogueMachine>({
  machine: catalogueMachine,
  file: 'ordering/catalogue/catalogue.machine.ts',
  actor: ({ started }) => started.read('menu'),
  path: pathTo('menu'),
  who: 'guest',
  asks: ['dishCategoryList', 'dishList', 'packageList', 'branchDetail', 'bannerList'],
  offers: () => ({
    SEARCH: [
      ['claypot', { type: 'SEARCH', text: 'claypot' }],
      ['something nobody cooks', { type: 'SEARCH', text: 'zzz' }],
      ['nothing', { type: 'SEARCH', text: '' }],
    ],
    SELECT_CATEGORY: categories.map(({ id, name }) => [
      name,
      { type: 'SELECT_CATEGORY', category_id: id },
    ]),
    CATEGORY_IN_VIEW: categories
      .slice(0, 2)
      .map(({ id, name }) => [name, { type: 'CATEGORY_IN_VIEW', category_id: id }]),
  }),
});
