import type { AddressDraft, FormView } from '@claypot/domain';
import { ActionBar, Button, Screen, TopBar } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import { useFirstBadField } from '../checkout/useFirstBadField.ts';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { AddressFields } from './AddressFields.tsx';
import styles from './AddressFormView.module.css';
import { PlaceFacts } from './PlaceFacts.tsx';

interface AddressFormViewProps {
  readonly back: Back;
  /** The address before the form changes it: its place is not theirs to change. */
  readonly address: AddressDraft;
  readonly form: FormView;
  readonly onChange: (field: string, value: string) => void;
  readonly onSubmit: () => void;
}

/** One address on the map, and what a place alone does not tell: whose door it is. */
export function AddressFormView(props: AddressFormViewProps) {
  const { back, address, form, onChange, onSubmit } = props;
  const { t } = useTranslation(['addresses', 'common']);
  const formId = useId();
  const { ref, pointAtFirstBad } = useFirstBadField(form.firstBad);
  return (
    <Screen
      top={<TopBar title={address.id === null ? t('formTitle') : t('editTitle')} back={back} />}
      bottom={
        <ActionBar>
          <Button type="submit" form={formId} size="lg" wide pending={form.busy}>
            {t('save')}
          </Button>
        </ActionBar>
      }
      padding="none"
    >
      <PlaceMap
        label={t('map', { address: address.full_address })}
        latitude={address.latitude}
        longitude={address.longitude}
      />
      <form
        id={formId}
        ref={ref}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          pointAtFirstBad();
        }}
      >
        <PlaceFacts address={address} />
        <AddressFields
          values={form.values}
          errors={form.errors}
          canBecomeDefault={address.id === null || address.is_default === 0}
          onChange={onChange}
        />
      </form>
    </Screen>
  );
}
