import * as v from 'valibot';
import { message } from '../../machines/form/fields/messages.ts';
import { givenPassword } from '../../machines/form/fields/password.ts';
import { parseMemberNo } from './member-no.ts';

/** The number alone is no secret; with the password it is the member. */
export const identificationSchema = v.object({
  member_no: v.pipe(
    v.string(),
    v.check((text) => parseMemberNo(text) !== null, message('MEMBER_NO_INVALID')),
    v.transform((text) => parseMemberNo(text) ?? text),
  ),
  password: givenPassword('PASSWORD_REQUIRED'),
});

export type IdentificationValues = v.InferInput<typeof identificationSchema>;
