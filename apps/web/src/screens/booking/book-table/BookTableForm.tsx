import type { BookTableView, ReservationRequestView } from '@claypot/domain/booking';
import type { Branch } from '@claypot/sdk';
import { Stack } from '@claypot/ui';
import { useUsualHours } from '../../shared/branch/use-usual-hours.ts';
import { Form } from '../../shared/forms/Form.tsx';
import { FormAlert } from '../../shared/forms/FormAlert.tsx';
import { useFieldErrors } from '../../shared/forms/use-field-errors.ts';
import { NoWrapTimes } from '../../shared/layout/NoWrapTimes.tsx';
import type { BookTableActions } from './actions.ts';
import { BranchHeadShape } from './BranchHeadShape.tsx';
import { ContactFields } from './fields/ContactFields.tsx';
import { PartyField } from './fields/PartyField.tsx';
import { VisitFields } from './fields/VisitFields.tsx';

interface BookTableFormProps {
  /** For the button that stands outside of it. */
  readonly formId: string;
  /** The day it is at the branch. */
  readonly today: Temporal.PlainDate;
  readonly branch: Branch;
  readonly table: BookTableView;
  readonly request: Pick<ReservationRequestView, 'problem'>;
  readonly actions: BookTableActions;
}

const PLACES = { INVALID_PHONE_NO: 'phone_no' } as const;

/** All that is asked before a table is booked. */
export function BookTableForm(props: BookTableFormProps) {
  const { formId, today, branch, table, request, actions } = props;
  const { form } = table;
  const { problem } = request;
  const rejection = problem?.kind === 'rejected' ? problem.code : form.rejection;
  const { errors, firstInvalid } = form;
  const faults = useFieldErrors({ errors, firstInvalid, rejection }, PLACES);
  const part = { values: form.values, fieldErrorAt: faults.at, onChange: actions.change };
  return (
    <Form id={formId} firstInvalid={faults.firstInvalid} onSubmit={actions.submit}>
      <Stack gap={4}>
        <BranchHead branch={branch} />
        <PartyField part={part} table={table} />
        <VisitFields
          today={today}
          table={table}
          branch={branch}
          fieldErrorAt={faults.at}
          actions={actions}
        />
        <ContactFields part={part} />
        <FormAlert text={faults.general} />
      </Stack>
    </Form>
  );
}

/** Which branch the table is at. */
function BranchHead({ branch }: { readonly branch: Branch }) {
  const usualHours = useUsualHours();
  return (
    <BranchHeadShape
      image={branch.branch_image[0]?.image ?? null}
      name={branch.branch_name}
      address={branch.address}
      hours={<NoWrapTimes>{usualHours(branch)}</NoWrapTimes>}
    />
  );
}
