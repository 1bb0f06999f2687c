import type { FindMemberView } from '@claypot/counter/members';
import type { CashTopUp } from '@claypot/sdk/counter';
import {
  Button,
  EmptyState,
  Icon,
  plusIcon,
  qrCodeIcon,
  Skeleton,
  searchIcon,
  TextField,
  useAnnouncement,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../shared/layout/LoadFailed.tsx';
import { MemberCardView } from './card/MemberCardView.tsx';
import styles from './MembersView.module.css';
import { SCAN_PROBLEM_TEXTS } from './scan/scan-problem-texts.ts';

export interface MembersViewProps {
  readonly find: FindMemberView;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  /** Opens the scan with the camera. */
  readonly onScan: () => void;
  readonly onRetry: () => void;
  readonly onTopUp: () => void;
  readonly onReturn: (topUp: CashTopUp) => void;
  /** Makes a person a member. */
  readonly onJoin: () => void;
  /** Removes the card. */
  readonly onDone: () => void;
}

const PROBLEM_TEXTS = { ...SCAN_PROBLEM_TEXTS, invalid: 'numberInvalid' } as const;

/** Finds a member by a scan or a number, and shows the card. */
export function MembersView(props: MembersViewProps) {
  const { find, onText, onSubmit, onScan, onJoin } = props;
  const { t } = useTranslation('counterMembers');
  const { problem } = find;
  const error = problem === null ? undefined : t(PROBLEM_TEXTS[problem]);
  return (
    <div className={styles.members}>
      <h1 className={styles.title} tabIndex={-1} data-screen-title="">
        {t('title')}
      </h1>
      <form
        noValidate
        className={styles.find}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <TextField
          name="member-number"
          label={t('number')}
          hint={t('numberHint')}
          error={error}
          required
          inputMode="tel"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={60}
          value={find.text}
          onChange={onText}
        />
        <div className={styles.buttons}>
          <Button
            type="submit"
            size="lg"
            variant={find.member === null ? 'primary' : 'secondary'}
            pending={find.status === 'finding'}
          >
            {t('find')}
          </Button>
          <Button size="lg" variant="secondary" onClick={onScan}>
            <Icon drawing={qrCodeIcon} size={24} />
            <span>{t('scan')}</span>
          </Button>
          <Button size="lg" variant="secondary" onClick={onJoin}>
            <Icon drawing={plusIcon} size={24} />
            <span>{t('join')}</span>
          </Button>
        </div>
      </form>
      <Found {...props} error={error ?? null} />
    </div>
  );
}

function Found({
  find,
  error,
  onRetry,
  onTopUp,
  onReturn,
  onDone,
}: MembersViewProps & { readonly error: string | null }) {
  const { t } = useTranslation('counterMembers');
  const { member, status } = find;
  const name = member?.firstName ?? t('noName');
  const results = {
    idle: error,
    finding: null,
    shown: t('shown', { name }),
    notFound: t('notFound'),
    failed: t('findFailed'),
  };
  useAnnouncement(results[status]);
  if (status === 'finding') return <Skeleton shape="row" count={4} />;
  if (status === 'failed') {
    return <LoadFailed title={t('findFailed')} error={find.error} onRetry={onRetry} />;
  }
  if (status === 'notFound') {
    return <EmptyState icon={searchIcon} title={t('notFound')} text={t('notFoundText')} />;
  }
  if (member === null) {
    return <EmptyState icon={qrCodeIcon} title={t('idle')} text={t('idleText')} />;
  }
  return <MemberCardView member={member} onTopUp={onTopUp} onReturn={onReturn} onDone={onDone} />;
}
