import type { Company } from '@claypot/sdk';
import { examples } from './generated/examples.ts';
import { sample } from './sample.ts';

export function aCompany(fields: Partial<Company> = {}): Company {
  return sample(examples.CompanyFound, fields);
}
