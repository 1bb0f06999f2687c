import type { CounterContext } from '../../../contract/counter/context.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import { sql } from '../../../platform/db/sql.ts';
import { ApiError } from '../../../shared/api-error.ts';
import { inLanguage, type TranslatedText } from '../../../shared/text/translated-text.ts';
import { requirePerson, worksIn } from '../../staff/index.ts';

interface ReportBranch {
  readonly id: string;
  readonly branch_name: string;
  readonly is_retired: boolean;
}

interface BranchRow {
  readonly id: string;
  readonly branch_name: TranslatedText;
  readonly retired: boolean;
}

/** Branches of a report. */
interface ReportBranches {
  /** In the order of the company. */
  readonly branches: readonly ReportBranch[];
  /** True if no branch of the company is missing. */
  readonly isWholeCompany: boolean;
}

/**
 * Returns the branches of a report.
 * @param ids null for all branches of the person, removed ones too.
 * @throws ApiError `NOT_FOUND` if one of them is no branch of the person.
 */
export async function findReportBranches(
  { db, company, language, staff }: CounterContext,
  ids: readonly string[] | null,
): Promise<ReportBranches> {
  const all = await findAll(db, company.id);
  const own = all.filter(({ id }) => worksIn(staff, id));
  const chosen = ids === null ? own : own.filter(({ id }) => ids.includes(id));
  if (ids !== null && chosen.length < new Set(ids).size) throw new ApiError('NOT_FOUND');
  return {
    branches: chosen.map(({ id, branch_name, retired }) => ({
      id,
      branch_name: inLanguage(branch_name, language),
      is_retired: retired,
    })),
    isWholeCompany: requirePerson({ staff }).role === 'owner' && chosen.length === all.length,
  };
}

function findAll(db: Queryable, companyId: string): Promise<BranchRow[]> {
  return db.query<BranchRow>(sql`
    select id, branch_name, retired from branches where company_id = ${companyId}
    order by retired, position, id`);
}
