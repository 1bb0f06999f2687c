import type { FindMemberView } from '@claypot/counter/members';
import { counterLoadMessage } from '@claypot/i18n/counter';
import {
  BottomSheet,
  Button,
  Callout,
  Card,
  Icon,
  qrCodeIcon,
  Skeleton,
  Stack,
  TextField,
  useAnnouncement,
  warningIcon,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../hooks/use-format.ts';
import { SCAN_PROBLEM_TEXTS } from '../../members/scan/scan-problem-texts.ts';
import styles from './MemberSheet.module.css';

export interface MemberSheetProps {
  readonly open: boolean;
  readonly find: FindMemberView;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
  /** Opens the scan with the camera. */
  readonly onScan: () => void;
  readonly onRetry: () => void;
  /** Takes the member who was found. */
  readonly onMember: (id: string) => void;
  readonly onClose: () => void;
}

const PROBLEM_TEXTS = { ...SCAN_PROBLEM_TEXTS, invalid: 'numberInvalid' } as const;

/** Finds a member and puts the member on the bill. */
export function MemberSheet(props: MemberSheetProps) {
  const { open, find, onText, onSubmit, onScan, onMember, onClose } = props;
  const { t } = useTranslation(['counterSales', 'counterMembers', 'common']);
  const { member, problem, status } = find;
  const error =
    problem === null ? undefined : t(`counterMembers:${PROBLEM_TEXTS[problem]}` as const);
  return (
    <BottomSheet
      open={open}
      title={t('memberTitle')}
      closeLabel={t('common:close')}
      footer={
        member !== null &&
        !member.isOwn && (
          <Button size="lg" wide onClick={() => onMember(member.id)}>
            {member.firstName === null
              ? t('memberSetAny')
              : t('memberSet', { name: member.firstName })}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Stack gap={4}>
        <form
          noValidate
          className={styles.find}
          onSubmit={(event) => {
            event.preventDefault();
            onSubmit();
          }}
        >
          <TextField
            name="bill-member"
            label={t('memberNumber')}
            hint={t('memberHint')}
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
              variant={member === null ? 'primary' : 'secondary'}
              pending={status === 'finding'}
            >
              {t('memberFind')}
            </Button>
            <Button variant="secondary" onClick={onScan}>
              <Icon drawing={qrCodeIcon} size={20} />
              <span>{t('memberScan')}</span>
            </Button>
          </div>
        </form>
        <Found {...props} />
      </Stack>
    </BottomSheet>
  );
}

function Found({ find, onRetry }: MemberSheetProps) {
  const { t, i18n } = useTranslation(['counterSales', 'counterMembers', 'common']);
  const format = useFormat();
  const { error, member, status } = find;
  const name = member?.firstName ?? t('noName');
  const results = {
    idle: null,
    finding: null,
    shown: name,
    notFound: t('counterMembers:notFound'),
    failed: t('counterMembers:findFailed'),
  };
  useAnnouncement(results[status]);
  if (status === 'finding') return <Skeleton shape="row" count={2} />;
  if (status === 'failed') {
    return (
      <Callout
        tone="danger"
        icon={warningIcon}
        title={results.failed}
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('common:retry')}
          </Button>
        }
      >
        {counterLoadMessage(i18n, error)}
      </Callout>
    );
  }
  if (status === 'notFound') {
    return (
      <Callout tone="notice" title={results.notFound}>
        {t('counterMembers:notFoundText')}
      </Callout>
    );
  }
  if (member === null) return null;
  return (
    <Card>
      <p className={styles.name}>{name}</p>
      <p className={styles.facts}>
        <span>{member.tier.level_name}</span>
        <span>{t('memberPoints', { count: member.points })}</span>
        <span>{t('memberWallet', { amount: format.money(member.wallet) })}</span>
      </p>
      {member.isOwn && (
        <Callout tone="notice" title={t('counterMembers:own')}>
          {t('counterMembers:ownText')}
        </Callout>
      )}
    </Card>
  );
}
