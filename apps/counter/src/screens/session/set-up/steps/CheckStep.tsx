import type { SetUpView, Step } from '@claypot/counter/set-up';
import { Button, Callout, Card, Stack, useAnnouncement, warningIcon } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Rejection } from '../../../shared/forms/Rejection.tsx';
import { StepButtons } from '../parts/StepButtons.tsx';
import { REASON_TEXTS } from '../parts/step-texts.ts';
import type { StepProps } from '../set-up-props.ts';

/** Last step: everything at a glance, and the button that opens the restaurant. */
export function CheckStep({ view, forms, actions }: StepProps) {
  const { t } = useTranslation('counterSetUp');
  const { creation, problems } = view;
  const isCreating = creation === 'creating';
  useAnnouncement(creation === 'planning' ? t('checking') : null);
  return (
    <Stack gap={4}>
      <Problems problems={problems} onGo={actions.onGo} />
      <Part step="restaurant" onGo={actions.onGo}>
        <RestaurantPart {...{ view, forms }} />
      </Part>
      <Part step="branch" onGo={actions.onGo}>
        <BranchPart forms={forms} />
      </Part>
      <Part step="menu" onGo={actions.onGo}>
        <p>
          {view.files.menu === null
            ? t('emptyMenu')
            : `${view.files.menu.file_name}: ${t('dishes', { count: view.files.menu.dish_count })}`}
        </p>
      </Part>
      <Part step="owner" onGo={actions.onGo}>
        <p translate="no">{forms.owner.values.name}</p>
        <p translate="no">{forms.owner.values.login}</p>
      </Part>
      {problems.length === 0 && <Rejection code={view.error} />}
      <StepButtons onBack={isCreating ? null : () => actions.onGo('owner')}>
        {creation === 'unplanned' ? (
          <Button size="lg" wide onClick={actions.onCheck}>
            {t('checkAgain')}
          </Button>
        ) : (
          <Button
            size="lg"
            wide
            pending={isCreating || creation === 'planning'}
            disabled={problems.length > 0}
            onClick={actions.onCreate}
          >
            {isCreating ? t('opening') : t('open')}
          </Button>
        )}
      </StepButtons>
    </Stack>
  );
}

interface PartProps {
  readonly step: Step;
  readonly onGo: (step: Step) => void;
  readonly children: ReactNode;
}

function Part({ step, onGo, children }: PartProps) {
  const { t } = useTranslation('counterSetUp');
  return (
    <Card>
      <Stack gap={2}>
        <h2>{t(step)}</h2>
        {children}
        <div>
          <Button variant="quiet" size="sm" onClick={() => onGo(step)}>
            {t('edit', { step: t(step) })}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

function RestaurantPart({ view, forms }: Pick<StepProps, 'view' | 'forms'>) {
  const { t } = useTranslation('counterSetUp');
  const { name, name_zh, subdomain, phone, email } = forms.restaurant.values;
  return (
    <>
      <p translate="no">{name_zh === '' ? name : `${name} · ${name_zh}`}</p>
      <p translate="no">{subdomain}</p>
      <p translate="no">{phone}</p>
      <p translate="no">{email}</p>
      <p>{view.files.logo?.file_name ?? t('initials')}</p>
    </>
  );
}

function BranchPart({ forms }: Pick<StepProps, 'forms'>) {
  const { street1, street2, postal_code, city, state } = forms.branch.values;
  const lines = [street1, street2, `${postal_code} ${city}`, state];
  return <p translate="no">{lines.filter((line) => line !== '').join(', ')}</p>;
}

const FIELDS = {
  subdomain: 'subdomain',
  name: 'name',
  registration_no: 'registrationNo',
  sst_registration_no: 'sstNo',
  phone: 'phone',
  email: 'email',
  logo: 'logo',
  branch_name: 'branchName',
  street1: 'street1',
  street2: 'street2',
  postal_code: 'postalCode',
  city: 'city',
  state: 'state',
  position: 'position',
  hours: 'hours',
  menu: 'menuFile',
  login: 'login',
  other: 'otherDetail',
} as const;

function Problems({ problems, onGo }: Pick<SetUpView, 'problems'> & Pick<PartProps, 'onGo'>) {
  const { t } = useTranslation('counterSetUp');
  const title = problems.length === 0 ? null : t('problemsTitle');
  useAnnouncement(title);
  if (title === null) return null;
  return (
    <Callout tone="danger" icon={warningIcon} title={title}>
      <ul>
        {problems.map(({ problem: { field, reason, message }, step }) => (
          <li key={`${field} ${reason} ${message}`}>
            <p>{`${t(FIELDS[field])}: ${t(REASON_TEXTS[reason])}`}</p>
            {message !== null && <p lang="en">{message}</p>}
            {step !== null && (
              <Button variant="quiet" size="sm" onClick={() => onGo(step)}>
                {t('repair')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  );
}
