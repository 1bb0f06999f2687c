import { currentOpening, nextOpening } from '@claypot/domain/time';
import type { Schemas } from '@claypot/sdk/counter/contract-types';
import { wireInstant, wireInstantOrNull } from '../../../contract/wire.ts';
import type { Queryable } from '../../../platform/db/db.ts';
import type { Language } from '../../../shared/text/language.ts';
import { inLanguage } from '../../../shared/text/translated-text.ts';
import { type Branch, findBranchSettings, findPauses, hoursOf } from '../../company/index.ts';

interface Viewing {
  readonly language: Language;
  /** False on a server without the order simulator. */
  readonly hasSimulator: boolean;
  readonly now: Temporal.Instant;
}

/** Returns the state and settings of a branch as staff see them. */
export async function viewBranchState(
  db: Queryable,
  branch: Branch,
  { language, hasSimulator, now }: Viewing,
): Promise<Schemas['BranchState']> {
  const settings = await findBranchSettings(db, branch.company_id, branch.id, now);
  const pauses = await findPauses(db, branch, now);
  const { busy, simulator, ...rest } = settings;
  const zone = branch.time_zone;
  const hours = hoursOf(branch);
  const opening = currentOpening(hours, now);
  return {
    id: branch.id,
    branch_name: inLanguage(branch.branch_name, language),
    is_open: opening !== null,
    opens_at: opening === null ? wireInstantOrNull(nextOpening(hours, now), zone) : null,
    closes_at: wireInstantOrNull(opening?.closes ?? null, zone),
    ...rest,
    busy: busy === null ? null : { minutes: busy.minutes, until: wireInstant(busy.until, zone) },
    pauses: pauses.map(({ method, until }) => ({ method, until: wireInstant(until, zone) })),
    simulator: hasSimulator ? simulator : null,
  };
}
