import type { FieldChange, QueryView } from '@claypot/domain/machines';
import {
  type AddressDraft,
  type AddressEditorView,
  type AddressFormValues,
  addressLine,
  type Landmark,
  servingOutlet,
} from '@claypot/domain/places';
import type { Coordinates } from '@claypot/domain/ports';
import type { DeliveryOptions, Place } from '@claypot/sdk';
import { ActionBar, Button, Screen, TopBar } from '@claypot/ui';
import { useId } from 'react';
import type { Back } from '../../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { Form } from '../../../shared/forms/Form.tsx';
import { FormAlert } from '../../../shared/forms/FormAlert.tsx';
import { useFieldErrors } from '../../../shared/forms/use-field-errors.ts';
import type { MapProvider } from '../../../shared/map/PlaceMap.tsx';
import { ConfirmPopup } from '../../../shared/popups/ConfirmPopup.tsx';
import { AddressDelivery } from './AddressDelivery.tsx';
import styles from './AddressFormView.module.css';
import { AddressMap } from './AddressMap.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { ReceiverFields } from './ReceiverFields.tsx';
import { RemoveAddress } from './RemoveAddress.tsx';

interface AddressFormViewProps {
  readonly back: Back;
  /** The address before the form's changes; its `id` is null for a new one. */
  readonly address: AddressDraft;
  /** Chosen place of a new address; null for an existing one. */
  readonly place: Place | null;
  readonly editor: AddressEditorView;
  /** Landmarks around the pin. */
  readonly names: readonly Landmark[];
  /** Delivery options for the pin. */
  readonly delivery: QueryView<DeliveryOptions>;
  readonly provider: MapProvider;
  readonly now: Temporal.ZonedDateTime;
  readonly onChange: (change: FieldChange<AddressFormValues>) => void;
  readonly onMovePin: (pin: Coordinates) => void;
  readonly onSubmit: () => void;
  /** Confirms a pin that is far from the address text; `onCancel` rejects it. */
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/** A mismatch is shown at the postcode, the only field involved that can be edited. */
const PLACES = { ADDRESS_MISMATCH: 'mail_postcode' } as const;

export function AddressFormView(props: AddressFormViewProps) {
  const { back, address, place, editor, names, delivery, provider, now } = props;
  const { onChange, onMovePin, onSubmit, onConfirm, onCancel, onRemove } = props;
  const { asking, checking, form } = editor;
  const isNew = address.id === null;
  const { t } = useTranslation('addresses');
  const formId = useId();
  const fieldErrors = useFieldErrors(form, PLACES);
  const part = { values: form.values, fieldErrorAt: fieldErrors.at, onChange };
  return (
    <Screen
      top={<TopBar title={isNew ? t('formTitle') : t('editTitle')} back={back} />}
      bottom={
        <ActionBar>
          <Button
            type="submit"
            form={formId}
            size="lg"
            wide
            pending={form.busy || form.done || checking}
          >
            {t('save')}
          </Button>
        </ActionBar>
      }
      padding="none"
      width="split"
    >
      <div className={styles.beside}>
        <div className={styles.map}>
          <AddressMap
            address={address}
            place={place}
            editor={editor}
            names={names}
            outlet={delivery.data && servingOutlet(delivery.data)}
            provider={provider}
            onMovePin={onMovePin}
          />
        </div>
        <Form
          id={formId}
          firstInvalid={fieldErrors.firstInvalid}
          className={styles.form}
          onSubmit={onSubmit}
        >
          <AddressDelivery delivery={delivery} now={now} />
          <PlaceFields {...part} editor={editor} country={address.mail_country} />
          <ReceiverFields {...part} canBecomeDefault={isNew || address.is_default === 0} />
          <FormAlert text={fieldErrors.general} />
          {!isNew && <RemoveAddress fullAddress={addressLine(address)} onRemove={onRemove} />}
        </Form>
      </div>
      <ConfirmPopup
        open={asking}
        title={t('pinTitle')}
        confirm={t('pinYes')}
        dismiss={t('pinNo')}
        onConfirm={onConfirm}
        onDismiss={onCancel}
      >
        {t('pinText')}
      </ConfirmPopup>
    </Screen>
  );
}
