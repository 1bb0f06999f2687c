import { parseMobile } from '@claypot/domain/phone';
import type { ErrorCode, MemberCard } from '@claypot/sdk/counter';
import type { JoinSnapshot } from './join.machine.ts';
import { isCode, isNumber } from './join-input.ts';

export interface JoinView {
  /**
   * - `number`, `code`: the person enters the input of this step.
   * - `sending`, `resending`, `joining`: a request is in progress.
   * - `joined`: the person is a member.
   */
  readonly status: 'number' | 'sending' | 'code' | 'resending' | 'joining' | 'joined';
  /** As typed. */
  readonly phone: string;
  /** Number to which the code was sent, in E.164. */
  readonly phoneNo: string;
  readonly code: string;
  readonly hasAgreed: boolean;
  /** Missing or wrong input after a press; null if there is none. */
  readonly missing: 'number' | 'code' | 'agreement' | null;
  /** Seconds until another code is possible; 0 if it is possible now. */
  readonly resendIn: number;
  readonly error: ErrorCode | null;
  /** True if the effect of the last press is unknown. */
  readonly isLost: boolean;
  readonly member: MemberCard | null;
}

export function selectJoin(snapshot: JoinSnapshot): JoinView {
  const { code, error, hasAgreed, isLost, member, now, phone, resendAt, wasTried } =
    snapshot.context;
  const { value } = snapshot;
  const status =
    typeof value === 'string' ? value : value.code === 'resending' ? 'resending' : 'code';
  return {
    status,
    phone,
    phoneNo: parseMobile(phone) ?? '',
    code,
    hasAgreed,
    missing: wasTried ? missingInput(status, { code, hasAgreed, phone }) : null,
    resendIn: Math.max(0, Math.ceil((resendAt - now) / 1000)),
    error,
    isLost,
    member,
  };
}

function missingInput(
  status: JoinView['status'],
  { code, hasAgreed, phone }: Pick<JoinView, 'code' | 'hasAgreed' | 'phone'>,
): JoinView['missing'] {
  if (status === 'number') return isNumber(phone) ? null : 'number';
  if (!isCode(code)) return 'code';
  return hasAgreed ? null : 'agreement';
}
