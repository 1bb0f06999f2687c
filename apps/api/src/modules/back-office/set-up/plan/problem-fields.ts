import type { Schemas } from '@claypot/sdk/counter/contract-types';
import type { Problem } from '../../../../import/read/problem.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { translateProblem } from '../../draft/view/problem-texts.ts';

export type SetUpProblem = Schemas['SetUpProblem'];

/** Fields of the set-up by the beginning of the field in the files. */
const FIELDS: readonly (readonly [prefix: string, field: SetUpProblem['field']])[] = [
  ['subdomain', 'subdomain'],
  ['company_name', 'name'],
  ['company_registration_no', 'registration_no'],
  ['sst_registration_no', 'sst_registration_no'],
  ['company_email', 'email'],
  ['company_phone', 'phone'],
  ['company_logo', 'logo'],
  ['branches[0].branch_name', 'branch_name'],
  ['branches[0].street1', 'street1'],
  ['branches[0].street2', 'street2'],
  ['branches[0].postal_code', 'postal_code'],
  ['branches[0].city', 'city'],
  ['branches[0].state', 'state'],
  ['branches[0].contact_no', 'phone'],
  ['branches[0].latitude', 'position'],
  ['branches[0].longitude', 'position'],
  ['branches[0].hours', 'hours'],
  ['dishes', 'menu'],
  ['categories', 'menu'],
];

/** Converts a problem of the files to the field that the person has entered. */
export function toSetUpProblem({ field, message }: Problem): SetUpProblem {
  const found = FIELDS.find(([prefix]) => field.startsWith(prefix));
  return { field: found?.[1] ?? 'other', reason: 'invalid', message };
}

/** Maximum number of problems in the contract. */
const MOST = 100;

/**
 * Returns each problem once, with its message in the language of the person. Pages repeat the details
 * that were entered, so that problems of other fields follow from those of the form.
 */
export function viewProblems(
  problems: readonly SetUpProblem[],
  language: Language,
): SetUpProblem[] {
  const entered = problems.filter(({ field }) => field !== 'other');
  const shown = (entered.length > 0 ? entered : problems).map(({ message, ...problem }) => ({
    ...problem,
    message: message === null ? null : translateProblem(message, language),
  }));
  const unique = new Map(shown.map((problem) => [JSON.stringify(problem), problem]));
  return [...unique.values()].slice(0, MOST);
}
