import {
  type AddressDraft,
  type AddressFormValues,
  addressLine,
  type FieldChange,
  type FormView,
} from '@claypot/domain';
import { ActionBar, Button, Screen, TopBar } from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Back } from '../../app/useBack.ts';
import { Form } from '../parts/Form.tsx';
import { FormAlert } from '../parts/FormAlert.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { useFaults } from '../parts/useFaults.ts';
import styles from './AddressFormView.module.css';
import { PlaceFields } from './PlaceFields.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';
import { RemoveAddress } from './RemoveAddress.tsx';

interface AddressFormViewProps {
  readonly back: Back;
  /** The address before the form changes it. */
  readonly address: AddressDraft;
  readonly form: FormView<AddressFormValues>;
  readonly onChange: (change: FieldChange<AddressFormValues>) => void;
  readonly onSubmit: () => void;
  readonly onRemove: () => void;
}

/** One address on the map, and what a place alone does not tell: which door, and whose. */
export function AddressFormView(props: AddressFormViewProps) {
  const { back, address, form, onChange, onSubmit, onRemove } = props;
  const isNew = address.id === null;
  const { t } = useTranslation('addresses');
  const formId = useId();
  const faults = useFaults(form, {});
  const part = { values: form.values, faultAt: faults.at, onChange };
  return (
    <Screen
      top={<TopBar title={isNew ? t('formTitle') : t('editTitle')} back={back} />}
      bottom={
        <ActionBar>
          <Button type="submit" form={formId} size="lg" wide pending={form.busy || form.done}>
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
        low
      />
      <Form
        id={formId}
        firstInvalid={faults.firstInvalid}
        className={styles.form}
        onSubmit={onSubmit}
      >
        <PlaceFields {...part} address={address} />
        <ReceiverFields {...part} canBecomeDefault={isNew || address.is_default === 0} />
        <FormAlert text={faults.general} />
        {!isNew && <RemoveAddress fullAddress={addressLine(address)} onRemove={onRemove} />}
      </Form>
    </Screen>
  );
}
