import type { BookTableView, ReservationRequestView } from '@claypot/domain/booking';
import type { Branch } from '@claypot/sdk';
import { Stack } from '@claypot/ui';
import { WeekHoursList } from '../../shared/branch/WeekHoursList.tsx';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import type { BookTableActions } from './actions.ts';
import styles from './BookTableForm.module.css';
import { BranchHeadShape } from './BranchHeadShape.tsx';
import { ContactFields } from './fields/ContactFields.tsx';
import { PartyField } from './fields/PartyField.tsx';
import { RequestFields } from './fields/RequestFields.tsx';
import { VisitFields } from './fields/VisitFields.tsx';

interface BookTableFormProps {
  /** Links the submit button, which is outside of the form. */
  readonly formId: string;
  /** Current date at the branch. */
  readonly today: Temporal.PlainDate;
  readonly branch: Branch;
  readonly table: BookTableView;
  readonly request: Pick<ReservationRequestView, 'problem'>;
  readonly actions: BookTableActions;
}

const PLACES = { INVALID_PHONE_NO: 'phone_no' } as const;

export function BookTableForm(props: BookTableFormProps) {
  const { formId, today, branch, table, request, actions } = props;
  const { form } = table;
  const { problem } = request;
  const rejection = problem?.kind === 'rejected' ? problem.code : form.rejection;
  const { errors, firstInvalid } = form;
  const fieldErrors = useFieldErrors({ errors, firstInvalid, rejection }, PLACES);
  const part = { values: form.values, fieldErrorAt: fieldErrors.at, onChange: actions.change };
  return (
    <Form
      id={formId}
      firstInvalid={fieldErrors.firstInvalid}
      className={styles.form}
      onSubmit={actions.submit}
    >
      <div className={styles.branch}>
        <BranchHead branch={branch} today={today} />
      </div>
      <div className={styles.visit}>
        <Stack gap={4}>
          <PartyField part={part} table={table} />
          {table.tooLarge === null && (
            <VisitFields
              today={today}
              table={table}
              branch={branch}
              fieldErrorAt={fieldErrors.at}
              actions={actions}
            />
          )}
        </Stack>
      </div>
      <div className={styles.contact}>
        <Stack gap={4}>
          <RequestFields part={part} />
          <ContactFields part={part} />
          <FormAlert text={fieldErrors.general} />
        </Stack>
      </div>
    </Form>
  );
}

function BranchHead({ branch, today }: Pick<BookTableFormProps, 'branch' | 'today'>) {
  return (
    <BranchHeadShape
      image={branch.branch_image[0]?.image ?? null}
      name={branch.branch_name}
      address={branch.address}
      hours={<WeekHoursList hours={branch.week_hours} today={today} />}
    />
  );
}
