import type { SecondFactorView as View } from '@claypot/counter/staff';
import { Badge, Button, Card, Stack, TextField } from '@claypot/ui';
import { useTranslation } from 'react-i18next';
import { Form } from '../../shared/forms/Form.tsx';
import type { FormView } from '../../shared/forms/form-view.ts';
import { Rejection } from '../../shared/forms/Rejection.tsx';
import { useFields } from '../../shared/forms/use-fields.ts';
import { Page } from '../../shared/layout/Page.tsx';
import { QrCode } from './QrCode.tsx';
import styles from './SecondFactorView.module.css';

interface CodeValues {
  code: string;
}

export interface SecondFactorViewProps {
  readonly view: View;
  readonly backHref: string;
  readonly onBegin: () => void;
  readonly onRemove: () => void;
  readonly onCode: (code: string) => void;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
}

/** Switches the second factor of the signed-in person on and off. */
export function SecondFactorView(props: SecondFactorViewProps) {
  const { view, backHref } = props;
  const { t } = useTranslation(['counterStaff', 'counterStart']);
  return (
    <Page title={t('counterStart:secondFactor')} backHref={backHref} width="reading">
      <Card>
        <Content {...props} />
      </Card>
      <Rejection code={view.error} />
    </Page>
  );
}

function Content(props: SecondFactorViewProps) {
  const { view, onBegin, onRemove } = props;
  const { t } = useTranslation('counterStaff');
  switch (view.status) {
    case 'off':
    case 'starting':
      return (
        <Stack gap={4}>
          <p className={styles.state}>
            <Badge>{t('off')}</Badge>
          </p>
          <p>{t('secondFactorOffText')}</p>
          <Button pending={view.status === 'starting'} onClick={onBegin}>
            {t('turnOn')}
          </Button>
        </Stack>
      );
    case 'on':
      return (
        <Stack gap={4}>
          <p className={styles.state}>
            <Badge tone="success">{t('on')}</Badge>
          </p>
          <p>{t('secondFactorOnText')}</p>
          <Button variant="secondary" onClick={onRemove}>
            {t('turnOff')}
          </Button>
        </Stack>
      );
    case 'confirming':
      return (
        <div className={styles.setup}>
          <Stack gap={3}>
            <h2 className={styles.title}>{t('scanTitle')}</h2>
            <p className={styles.text}>{t('scanText')}</p>
            {view.setup !== null && (
              <>
                <QrCode text={view.setup.url} label={t('scanAlt')} />
                <p className={styles.text}>{t('orType')}</p>
                <p translate="no" className={styles.secret}>
                  {view.setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}
                </p>
              </>
            )}
          </Stack>
          <CodeForm {...props} submitLabel={t('confirmCode')} />
        </div>
      );
    case 'removing':
      return (
        <Stack gap={4}>
          <h2 className={styles.title}>{t('turnOffTitle')}</h2>
          <p>{t('turnOffText')}</p>
          <CodeForm {...props} submitLabel={t('turnOff')} />
        </Stack>
      );
  }
}

interface CodeFormProps extends SecondFactorViewProps {
  readonly submitLabel: string;
}

function CodeForm({ view, ...rest }: CodeFormProps) {
  return view.form === null ? null : <CodeFields {...rest} form={view.form} />;
}

interface CodeFieldsProps extends Omit<CodeFormProps, 'view'> {
  readonly form: FormView<CodeValues>;
}

function CodeFields({ form, submitLabel, onCode, onSubmit, onCancel }: CodeFieldsProps) {
  const { t } = useTranslation('counterStaff');
  const field = useFields(form, ({ value }) => onCode(value));
  return (
    <Form firstInvalid={form.firstInvalid} code={form.rejection} onSubmit={onSubmit}>
      <TextField
        {...field('code')}
        label={t('code')}
        look="figure"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <Button type="submit" size="lg" wide pending={form.busy}>
        {submitLabel}
      </Button>
      <Button variant="quiet" wide onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Form>
  );
}
