import { parseCallable } from '@claypot/domain/phone';
import { findSubdomainProblem } from '@claypot/domain/text';
import * as v from 'valibot';
import { optional } from '../../app/form/fields.ts';
import { createForm } from '../../app/form/form.ts';
import { message } from '../../app/form/messages.ts';
import type { RestaurantValues } from '../set-up.types.ts';
import { NO_RESTAURANT } from './no-values.ts';

const MOST = 120;

/** One line of at most 120 characters. */
export const line = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('VALUE_REQUIRED')),
  v.maxLength(MOST, message('TOO_LONG')),
  v.check((text) => !/[\p{Cc}\p{Cs}]/u.test(text), message('HIDDEN_CHARACTERS')),
);

const subdomain = v.pipe(
  v.string(),
  v.trim(),
  v.rawTransform<string, string>(({ dataset: { value }, addIssue, NEVER }) => {
    const problem = findSubdomainProblem(value);
    if (problem === null) return value;
    addIssue({ message: message(`SUBDOMAIN_${problem}`) });
    return NEVER;
  }),
);

/** A number that customers call. The server stores it in its own format. */
const phone = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => parseCallable(text) !== null, message('PHONE_CALLABLE_INVALID')),
);

const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(message('EMAIL_REQUIRED')),
  v.email(message('EMAIL_INVALID')),
  v.maxLength(254, message('TOO_LONG')),
);

/** A code of six digits, with or without `#`. */
const brandColor = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^#?[0-9a-f]{6}$/i, message('COLOR_INVALID')),
  v.transform((code) => (code.startsWith('#') ? code : `#${code}`).toLowerCase()),
);

const schema = v.object({
  name: line,
  name_zh: optional(line),
  subdomain,
  registration_no: line,
  sst_registration_no: optional(line),
  phone,
  email,
  brand_color: optional(brandColor),
});

/** Details of the company as the request has them. */
export function restaurantOf(values: RestaurantValues) {
  const { name, name_zh, ...details } = v.parse(schema, values);
  return { ...details, name: { en: name, zh_CN: name_zh ?? name } };
}

/**
 * Creates the form of the first step. It only validates.
 * @param before values of an earlier visit of the tab; null if there are none.
 */
export function createRestaurantForm(
  before: RestaurantValues | null,
  onChange: (values: RestaurantValues) => void,
) {
  return createForm({
    schema,
    initial: (): RestaurantValues => before ?? NO_RESTAURANT,
    onChange,
    submit: async () => undefined,
  });
}
