import type { AddPrinterValues, UpdatePrinterValues } from '@claypot/counter/printing';
import { LANGUAGE_NAMES, LANGUAGES } from '@claypot/i18n';
import type { Printer, PrinterKind } from '@claypot/sdk/counter';
import {
  BottomSheet,
  Button,
  CheckField,
  OptionGroup,
  RadioBar,
  Stack,
  TextField,
} from '@claypot/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormCallbacks, FormView } from '../../shared/forms/form-view.ts';
import { useFields } from '../../shared/forms/use-fields.ts';
import { KIND_DETAILS, KIND_TEXTS } from '../shared/printing-texts.ts';
import styles from './PrinterSheet.module.css';

const KINDS: readonly PrinterKind[] = ['star_cloudprnt', 'epson_sdp', 'usb'];

export interface AddPrinterSheetProps extends FormCallbacks<AddPrinterValues> {
  readonly form: FormView<AddPrinterValues>;
  readonly onClose: () => void;
}

/** Adds a printer. Its address, or the connection of its cable, follows in a popup. */
export function AddPrinterSheet({ form, onChange, onSubmit, onClose }: AddPrinterSheetProps) {
  const { t } = useTranslation(['counterPrinting', 'counterStaff']);
  const field = useFields<AddPrinterValues>(form, onChange);
  const id = useId();
  const kind = field('kind');
  return (
    <BottomSheet
      open
      title={t('addPrinter')}
      closeLabel={t('counterStaff:close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide pending={form.busy}>
          {t('add')}
        </Button>
      }
    >
      <Form id={id} firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
        <OptionGroup
          kind="radio"
          label={t('kind')}
          hint={t(KIND_DETAILS[kind.value])}
          error={kind.error}
          choices={KINDS.map((each) => ({ id: each, label: t(KIND_TEXTS[each]) }))}
          selected={[kind.value]}
          onSelect={(chosen) => {
            const next = KINDS.find((each) => each === chosen);
            if (next !== undefined) kind.onChange(next);
          }}
        />
        <SettingsFields
          name={field('name')}
          kitchen={field('prints_kitchen')}
          receipts={field('prints_receipts')}
          language={field('language')}
        />
      </Form>
    </BottomSheet>
  );
}

export interface EditPrinterSheetProps extends FormCallbacks<UpdatePrinterValues> {
  readonly printer: Printer;
  readonly form: FormView<UpdatePrinterValues>;
  readonly onClose: () => void;
  /** Asks before it removes the printer. */
  readonly onRemove: () => void;
}

/** Changes what a printer prints, or removes it. */
export function EditPrinterSheet(props: EditPrinterSheetProps) {
  const { printer, form, onChange, onSubmit, onClose, onRemove } = props;
  const { t } = useTranslation(['counterPrinting', 'counterStaff']);
  const field = useFields<UpdatePrinterValues>(form, onChange);
  const id = useId();
  return (
    <BottomSheet
      open
      title={t('editPrinter', { name: printer.name })}
      closeLabel={t('counterStaff:close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} size="lg" wide pending={form.busy}>
          {t('counterStaff:save')}
        </Button>
      }
    >
      <Stack gap={6}>
        <Form id={id} firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
          <SettingsFields
            name={field('name')}
            kitchen={field('prints_kitchen')}
            receipts={field('prints_receipts')}
            language={field('language')}
          />
        </Form>
        <Button variant="secondary" wide onClick={onRemove}>
          {t('remove')}
        </Button>
      </Stack>
    </BottomSheet>
  );
}

interface Field<TValue> {
  readonly name: string;
  readonly value: TValue;
  readonly error: string | undefined;
  readonly onChange: (value: TValue) => void;
}

interface SettingsFieldsProps {
  readonly name: Field<string>;
  readonly kitchen: Field<boolean>;
  readonly receipts: Field<boolean>;
  readonly language: Field<UpdatePrinterValues['language']>;
}

function SettingsFields({ name, kitchen, receipts, language }: SettingsFieldsProps) {
  const { t } = useTranslation('counterPrinting');
  return (
    <>
      <TextField {...name} label={t('name')} hint={t('nameHint')} autoComplete="off" required />
      <CheckField
        name={kitchen.name}
        checked={kitchen.value}
        error={kitchen.error}
        label={t('printsKitchen')}
        hint={t('printsKitchenHint')}
        onChange={kitchen.onChange}
      />
      <CheckField
        name={receipts.name}
        checked={receipts.value}
        error={receipts.error}
        label={t('printsReceipts')}
        hint={t('printsReceiptsHint')}
        onChange={receipts.onChange}
      />
      <div className={styles.labelled}>
        <p className={styles.label}>{t('headings')}</p>
        <p className={styles.text}>{t('headingsHint')}</p>
        <RadioBar
          label={t('headings')}
          value={language.value}
          choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={language.onChange}
        />
      </div>
      <p className={styles.text}>{t('paperHint')}</p>
    </>
  );
}
