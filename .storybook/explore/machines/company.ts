import { companyMachine, pathTo } from '@claypot/domain';
import { explore } from '../exploration.ts';

/** Whose restaurant it is: the gate before every screen. */
export const companyExploration = explore<typeof companyMachine>({
  machine: companyMachine,
  file: 'company/company.machine.ts',
  actor: ({ app }) => app.company,
  path: pathTo('help'),
  who: 'guest',
  asks: ['companyInfo'],
  offers: () => ({}),
});
