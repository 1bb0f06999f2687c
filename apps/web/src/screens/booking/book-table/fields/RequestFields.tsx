import { type BookingFormValues, NOTE_LENGTH, OCCASIONS } from '@claypot/domain/booking';
import { Card, Stack, TextArea } from '@claypot/ui';
import { useTranslation } from '../../../../hooks/text/use-translation.ts';
import { bindField, type FormPart } from '../../../shared/forms/bind-field.ts';
import { ChoiceChips } from '../../../shared/forms/ChoiceChips.tsx';
import { inARow } from '../../../shared/layout/in-a-row.ts';
import { occasionText } from '../../bookings/occasion-text.ts';

const NONE = 'none';

/**
 * Optional requests to the branch: the occasion and a note. A note beyond the limit is accepted, so
 * that the guest can shorten a pasted text.
 */
export function RequestFields({ part }: { readonly part: FormPart<BookingFormValues> }) {
  const { t } = useTranslation(['booking', 'checkout', 'common', 'validation']);
  const { occasion } = part.values;
  const { error, name, onChange, value } = bindField(part, 'note');
  const room = t('checkout:remarkCount', { used: [...value].length, most: NOTE_LENGTH });
  return (
    <Card>
      <Stack gap={4}>
        <ChoiceChips
          legend={t('occasion')}
          layout="wrap"
          choices={[null, ...OCCASIONS].map((choice) => ({
            value: choice ?? NONE,
            label: t(choice === null ? 'noOccasion' : occasionText(choice)),
            pick: () => part.onChange({ field: 'occasion', value: choice }),
          }))}
          chosen={occasion ?? NONE}
        />
        <TextArea
          name={name}
          label={t('note')}
          hint={value === '' ? t('noteHint') : inARow([t('common:optional'), room])}
          error={error && `${error} (${room})`}
          value={value}
          onChange={onChange}
        />
      </Stack>
    </Card>
  );
}
