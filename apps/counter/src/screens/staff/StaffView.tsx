import type { StaffListView } from '@claypot/counter/staff';
import { formatPhone } from '@claypot/i18n';
import type { StaffMember } from '@claypot/sdk/counter';
import {
  Badge,
  type BadgeTone,
  Button,
  Card,
  guestsIcon,
  Icon,
  Popup,
  plusIcon,
} from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../hooks/use-format.ts';
import { Rejection } from '../shared/forms/Rejection.tsx';
import { Page } from '../shared/layout/Page.tsx';
import { RecordsBody } from '../shared/layout/RecordsBody.tsx';
import { Initials } from '../shared/person/Initials.tsx';
import { ROLE_TEXTS } from '../shared/person/role-texts.ts';
import { InvitationPopup } from './InvitationPopup.tsx';
import styles from './StaffView.module.css';

export interface StaffViewProps {
  readonly view: StaffListView;
  /** Present time by the server's clock. */
  readonly now: Temporal.Instant;
  readonly onAdd: () => void;
  readonly onEdit: (person: StaffMember) => void;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly onCopy: (code: string) => void;
  readonly onRetry: () => void;
}

/** Staff of the branch. A press on a person opens the editor. */
export function StaffView(props: StaffViewProps) {
  const { view, now, onAdd, onEdit, onRetry } = props;
  const { t } = useTranslation(['counterStaff', 'counterStart']);
  const { action } = view;
  return (
    <Page
      title={t('counterStart:staff')}
      busy={view.status === 'loading'}
      actions={
        <Button onClick={onAdd}>
          <Icon drawing={plusIcon} size={20} />
          <span>{t('addPerson')}</span>
        </Button>
      }
    >
      <Rejection code={action.status === 'rejected' ? action.error : null} />
      <RecordsBody
        view={view}
        failedTitle={t('staffFailed')}
        empty={{ icon: guestsIcon, title: t('staffEmptyTitle'), text: t('staffEmptyText') }}
        onRetry={onRetry}
      >
        <Card padding="none">
          <ul>
            {view.people.map((person) => (
              <PersonRow key={person.id} person={person} now={now} onEdit={onEdit} />
            ))}
          </ul>
        </Card>
      </RecordsBody>
      <ResetPopup {...props} />
      <InvitationPopup
        invitation={view.invitation}
        name={nameOf(view)}
        onCopy={props.onCopy}
        onClose={props.onDismiss}
      />
    </Page>
  );
}

/** Returns the name of the invited person; null while the list does not contain them. */
function nameOf({ people, invitation }: StaffListView): string | null {
  return people.find(({ id }) => id === invitation?.staff_id)?.name ?? null;
}

interface PersonRowProps extends Pick<StaffViewProps, 'now' | 'onEdit'> {
  readonly person: StaffMember;
}

function PersonRow({ person, now, onEdit }: PersonRowProps) {
  const { t } = useTranslation('counterStaff');
  const format = useFormat();
  const { name, role, phone_no: phone, email, used_at } = person;
  const contact = phone === null ? email : formatPhone(phone);
  const used =
    used_at === null
      ? t('neverUsed')
      : t('lastUsed', { time: format.ago(Temporal.Instant.from(used_at), now) });
  return (
    <li className={styles.item}>
      <button type="button" className={styles.person} onClick={() => onEdit(person)}>
        <Initials name={name} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.detail}>{t(ROLE_TEXTS[role])}</span>
        </span>
        <span className={styles.contact}>
          {contact === null ? <span>{t('noContact')}</span> : <span translate="no">{contact}</span>}
          <span className={styles.detail}>{used}</span>
        </span>
        <span className={styles.badges}>
          {badgesOf(person).map(({ text, tone }) => (
            <Badge key={text} tone={tone}>
              {t(text)}
            </Badge>
          ))}
        </span>
      </button>
    </li>
  );
}

type BadgeText = 'inactive' | 'invited' | 'pinIsLocked' | 'secondFactorOn' | 'active';

/** Returns the badges of a person, the most urgent first. */
function badgesOf(person: StaffMember): { text: BadgeText; tone: BadgeTone }[] {
  if (!person.is_active) return [{ text: 'inactive', tone: 'neutral' }];
  return [
    ...(person.pin_locked ? [{ text: 'pinIsLocked', tone: 'danger' } as const] : []),
    person.is_invited
      ? ({ text: 'invited', tone: 'notice' } as const)
      : ({ text: 'active', tone: 'success' } as const),
    ...(person.second_factor ? [{ text: 'secondFactorOn', tone: 'neutral' } as const] : []),
  ];
}

function ResetPopup({ view, onConfirm, onDismiss }: StaffViewProps) {
  const { t } = useTranslation('counterStaff');
  const { name, status, person } = view.action;
  const isRunning = status === 'running';
  return (
    <Popup
      open={name === 'reset' && (status === 'asking' || isRunning)}
      title={t('resetTitle', { name: person?.name ?? '' })}
      onClose={onDismiss}
      actions={
        <>
          <Button variant="danger" pending={isRunning} onClick={onConfirm}>
            {t('resetAccess')}
          </Button>
          <Button variant="quiet" onClick={onDismiss}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {t('resetText')}
    </Popup>
  );
}
