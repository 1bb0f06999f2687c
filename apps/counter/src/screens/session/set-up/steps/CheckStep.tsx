import type { SetUpView } from '@claypot/counter/set-up';
import { Button, Callout, Stack, useAnnouncement, warningIcon } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Rejection } from '../../../shared/forms/Rejection.tsx';
import { StepButtons } from '../parts/StepButtons.tsx';
import { REASON_TEXTS } from '../parts/step-texts.ts';
import type { SetUpActions, StepProps } from '../set-up-props.ts';
import { CheckParts } from './CheckParts.tsx';

/** Last step: everything at a glance, and the button that opens the restaurant. */
export function CheckStep(props: StepProps) {
  const { view, actions } = props;
  const { t } = useTranslation('counterSetUp');
  const { creation, problems } = view;
  const isCreating = creation === 'creating';
  useAnnouncement(creation === 'planning' ? t('checking') : null);
  return (
    <Stack gap={4}>
      <Problems problems={problems} onGo={actions.onGo} />
      <CheckParts {...props} />
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

function Problems({ problems, onGo }: Pick<SetUpView, 'problems'> & Pick<SetUpActions, 'onGo'>) {
  const { t } = useTranslation('counterSetUp');
  const title = problems.length === 0 ? null : t('problemsTitle');
  useAnnouncement(title);
  if (title === null) return null;
  return (
    <Callout tone="danger" icon={warningIcon} title={title}>
      <ul>
        {problems.map(({ problem: { field, reason, message }, step }) => (
          <li key={`${field} ${reason} ${message}`}>
            <p>{t('pair', { name: t(FIELDS[field]), value: t(REASON_TEXTS[reason]) })}</p>
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
