import { writeMoney } from '@claypot/i18n/figures';
import { gold, regular, regularFrozen, type Story, silver, silverEndsSoon } from './stories.ts';

/** Subdomain of the demo restaurant. Demo members are written for no other company. */
export const DEMO = 'demo';

/** Password of all demo members. */
export const DEMO_PASSWORD = 'claypot88';

/** A demo member with their history until now. */
export interface DemoMember {
  /** Unique; the member's ids are derived from it. */
  readonly slug: string;
  /** Short description for people who try the demo. */
  readonly label: string;
  /** E.164. */
  readonly phone: string;
  readonly memberNo: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly dateOfBirth: string | null;
  readonly story: Story;
}

/**
 * One member of each tier, one with little wallet balance left, and one with a tier that ends
 * within a month.
 */
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    slug: 'regular',
    label: 'Regular, joined today',
    phone: '+60193000001',
    memberNo: '8000000001',
    fullName: null,
    email: null,
    dateOfBirth: null,
    story: regular,
  },
  {
    slug: 'regular-frozen',
    label: `Regular, ${writeMoney(600)} left`,
    phone: '+60193000002',
    memberNo: '8000000002',
    fullName: 'Lim Wei Jie',
    email: 'weijie@example.com',
    dateOfBirth: '1998-02-14',
    story: regularFrozen,
  },
  {
    slug: 'silver',
    label: 'Silver, a year of meals',
    phone: '+60193000003',
    memberNo: '8000000003',
    fullName: 'Tan Mei Ling',
    email: 'meiling@example.com',
    dateOfBirth: '1990-05-17',
    story: silver,
  },
  {
    slug: 'silver-ends-soon',
    label: 'Silver, ends within a month',
    phone: '+60193000004',
    memberNo: '8000000004',
    fullName: 'Nurul Aina',
    email: 'aina@example.com',
    dateOfBirth: '1987-11-03',
    story: silverEndsSoon,
  },
  {
    slug: 'gold',
    label: 'Gold',
    phone: '+60193000005',
    memberNo: '8000000005',
    fullName: 'Rajesh Kumar',
    email: 'rajesh@example.com',
    dateOfBirth: '1979-08-21',
    story: gold,
  },
];
