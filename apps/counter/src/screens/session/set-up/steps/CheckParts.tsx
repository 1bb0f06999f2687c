import { ALL_DAY, WEEKDAYS } from '@claypot/counter/hours';
import type { BranchValues, Step } from '@claypot/counter/set-up';
import { Button, Card, Stack } from '@claypot/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { siteAddress } from '../parts/site-address.ts';
import type { StepProps } from '../set-up-props.ts';
import styles from './CheckStep.module.css';

/** Lists the details of each step, with a button that returns to it. */
export function CheckParts({ view, forms, host, actions }: StepProps) {
  const { t } = useTranslation('counterSetUp');
  const { menu } = view.files;
  return (
    <Stack gap={4}>
      <Part step="restaurant" onGo={actions.onGo}>
        <RestaurantPart {...{ view, forms, host }} />
      </Part>
      <Part step="branch" onGo={actions.onGo}>
        <BranchPart values={forms.branch.values} />
      </Part>
      <Part step="menu" onGo={actions.onGo}>
        <p>
          {menu === null
            ? t('emptyMenu')
            : t('pair', { name: menu.file_name, value: t('dishes', { count: menu.dish_count }) })}
        </p>
      </Part>
      <Part step="owner" onGo={actions.onGo}>
        <p translate="no">{forms.owner.values.name}</p>
        <p translate="no">{forms.owner.values.login}</p>
      </Part>
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
      <div className={styles.part}>
        <h2>{t(step)}</h2>
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('edit', { step: t(step) })}
          onClick={() => onGo(step)}
        >
          {t('change')}
        </Button>
        <div className={styles.values}>{children}</div>
      </div>
    </Card>
  );
}

function RestaurantPart({ view, forms, host }: Pick<StepProps, 'view' | 'forms' | 'host'>) {
  const { t } = useTranslation('counterSetUp');
  const { name, name_zh, subdomain, phone, email } = forms.restaurant.values;
  return (
    <>
      <p translate="no">{name_zh === '' ? name : `${name} · ${name_zh}`}</p>
      <p translate="no">{siteAddress(subdomain, host)}</p>
      <p translate="no">{phone}</p>
      <p translate="no">{email}</p>
      <p>{view.files.logo?.file_name ?? t('initials')}</p>
    </>
  );
}

function BranchPart({ values }: { readonly values: BranchValues }) {
  const { name, street1, street2, postal_code, city, state } = values;
  const lines = [street1, street2, `${postal_code} ${city}`, state];
  return (
    <>
      {name !== '' && <p translate="no">{name}</p>}
      <p translate="no">{lines.filter((line) => line !== '').join(', ')}</p>
      <Hours values={values} />
    </>
  );
}

function Hours({ values }: { readonly values: BranchValues }) {
  const { t } = useTranslation(['counterSetUp', 'counterHours']);
  const [first = [], ...others] = WEEKDAYS.map((day) => values[day]);
  if (others.some((periods) => periods.join() !== first.join())) {
    return <p>{t('counterSetUp:differentDays')}</p>;
  }
  const hours =
    first.join() === ALL_DAY.join()
      ? t('counterHours:allDay')
      : first.map((period) => period.replace('-', '–')).join(', ');
  return <p>{t('counterSetUp:allDays', { hours })}</p>;
}
