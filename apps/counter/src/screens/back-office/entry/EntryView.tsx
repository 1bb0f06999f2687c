import type { DescribedSection, EntryView as View } from '@claypot/counter/back-office';
import {
  Button,
  Callout,
  EmptyState,
  LinkButton,
  Screen,
  Skeleton,
  Stack,
  TopBar,
  useAnnouncement,
} from '@claypot/ui';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../shared/layout/LoadFailed.tsx';
import type { DraftForm } from '../fields/form-context.ts';
import { useEntryTitle } from '../shared/use-entry-title.ts';
import { EntryDialogs } from './EntryDialogs.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryNotes } from './EntryNotes.tsx';
import styles from './entry.module.css';
import { SaveBar } from './SaveBar.tsx';
import { TheirChanges } from './TheirChanges.tsx';

export interface EntryViewProps
  extends Pick<DraftForm, 'edit' | 'createPictureField' | 'pictureUrl' | 'isReadOnly'> {
  readonly view: View;
  readonly description: DescribedSection;
  readonly backHref: string;
  readonly isLeaving: boolean;
  readonly onCategory: (category: string) => void;
  readonly onSave: () => void;
  readonly onKeep: () => void;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
  readonly onRemove: () => void;
  readonly onReset: () => void;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Form of an entry of the draft. */
export function EntryView(props: EntryViewProps) {
  const { view, description, backHref, isReadOnly, onDiscard } = props;
  const { t } = useTranslation(['counterBackOffice', 'counterBackOfficeFields', 'counterStaff']);
  const titleOf = useEntryTitle();
  const formId = useId();
  const one = t(`counterBackOfficeFields:${description.one}`);
  const title = view.base === null ? t('newOf', { one }) : titleOf(view.base.title);
  useAnnouncement(view.status === 'loading' ? t('counterStaff:loading') : null);
  return (
    <Screen
      width="split"
      busy={view.status === 'loading'}
      top={
        <TopBar
          title={view.status === 'ready' ? title : one}
          back={{ label: t('counterStaff:back'), href: backHref }}
        />
      }
      bottom={
        view.status === 'ready' && !isReadOnly ? (
          <SaveBar view={view} formId={formId} onDiscard={onDiscard} />
        ) : undefined
      }
    >
      <Body {...props} formId={formId} />
      <EntryDialogs {...props} change={view.change} title={title} />
    </Screen>
  );
}

function Body({ formId, ...props }: EntryViewProps & { readonly formId: string }): ReactNode {
  const { view, description, backHref, isReadOnly } = props;
  const { t } = useTranslation(['counterBackOffice', 'counterStaff']);
  if (view.status === 'loading') return <Skeleton shape="row" count={6} />;
  if (view.status === 'failed') {
    return <LoadFailed title={t('entryFailed')} error={view.error} onRetry={props.onRetry} />;
  }
  if (view.status === 'notFound') {
    return (
      <EmptyState
        title={t('entryGone')}
        text={t('entryGoneText')}
        action={<LinkButton href={backHref}>{t('counterStaff:back')}</LinkButton>}
      />
    );
  }
  return (
    <Stack gap={4}>
      <EntryNotes view={view} isReadOnly={isReadOnly} onDiscard={props.onDiscard} />
      {view.references.status === 'failed' && (
        <Callout
          tone="notice"
          action={
            <Button variant="secondary" size="sm" onClick={props.onRetry}>
              {t('counterStaff:retry')}
            </Button>
          }
        >
          {t('namesFailed')}
        </Callout>
      )}
      {view.theirs !== null && (
        <TheirChanges
          description={description}
          theirs={view.theirs}
          before={view.base?.fields ?? {}}
          isSaving={view.change.status === 'running'}
          onKeep={props.onKeep}
          onTake={props.onTake}
        />
      )}
      <EntryForm {...props} id={formId}>
        {!isReadOnly && view.base !== null && <EntryActions {...props} base={view.base} />}
      </EntryForm>
    </Stack>
  );
}

interface EntryActionsProps extends Pick<EntryViewProps, 'view' | 'onRemove' | 'onReset'> {
  readonly base: NonNullable<View['base']>;
}

function EntryActions({ view, base, onRemove, onReset }: EntryActionsProps) {
  const { t } = useTranslation('counterBackOffice');
  const canReset = base.status === 'changed' || base.status === 'removed';
  const canRemove = base.status !== 'removed' && view.section !== 'company';
  return (
    <div className={styles.actions}>
      {canReset && (
        <Button variant="secondary" onClick={onReset}>
          {t('resetTo')}
        </Button>
      )}
      {canRemove && (
        <Button variant="quiet" onClick={onRemove}>
          {t('removeEntry')}
        </Button>
      )}
    </div>
  );
}
