import type { Member, PictureView, ProfileValues } from '@claypot/domain/account';
import type { FieldChange, FormView } from '@claypot/domain/machines';
import { ActionBar, Button, Screen, TopBar } from '@claypot/ui';
import { useId } from 'react';
import type { Back } from '../../../hooks/navigation/use-back.ts';
import { useTranslation } from '../../../hooks/text/use-translation.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import { PersonFields } from './PersonFields.tsx';
import { PictureField } from './PictureField.tsx';
import styles from './ProfileView.module.css';

interface ProfileViewProps {
  readonly back: Back;
  /** The stored member, without the form's changes. */
  readonly member: Pick<Member, 'avatar' | 'email' | 'phone_no'>;
  readonly form: FormView<ProfileValues>;
  readonly picture: PictureView;
  /** Latest selectable date of birth, `YYYY-MM-DD`; empty on the server-rendered page. */
  readonly today: string;
  readonly onChange: (change: FieldChange<ProfileValues>) => void;
  readonly onSubmit: () => void;
  readonly onChoosePicture: (file: Blob) => void;
  readonly onDiscardPicture: () => void;
}

const PLACES = {
  EMAIL_ALREADY_SET: 'email',
  AVATAR_NOT_AN_IMAGE: 'avatar',
  AVATAR_TOO_LARGE: 'avatar',
} as const;

export function ProfileView(props: ProfileViewProps) {
  const { back, member, form, picture, today, onChange, onSubmit } = props;
  const { t } = useTranslation(['me', 'common']);
  const formId = useId();
  const fieldErrors = useFieldErrors(form, PLACES);
  return (
    <Screen
      top={<TopBar title={t('profile')} back={back} />}
      bottom={
        <ActionBar>
          <Button
            type="submit"
            form={formId}
            size="lg"
            wide
            pending={form.busy || form.done || picture.busy}
          >
            {t('common:save')}
          </Button>
        </ActionBar>
      }
    >
      <Form
        id={formId}
        firstInvalid={fieldErrors.firstInvalid}
        className={styles.form}
        onSubmit={onSubmit}
      >
        <PictureField
          avatar={member.avatar}
          picture={picture}
          rejection={fieldErrors.at('avatar')}
          onChoose={props.onChoosePicture}
          onDiscard={props.onDiscardPicture}
        />
        <PersonFields
          member={member}
          today={today}
          values={form.values}
          fieldErrorAt={fieldErrors.at}
          onChange={onChange}
        />
        <FormAlert text={fieldErrors.general} />
      </Form>
    </Screen>
  );
}
