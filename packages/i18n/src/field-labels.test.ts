import { expect, test } from 'vitest';
import { createI18n, loadAllTexts } from './create-i18n.ts';

const english = await loadAllTexts(await createI18n('en'));
const chinese = await loadAllTexts(await createI18n('zh_CN'));

/** Error of an empty field, with the labels of that field in all forms. */
const FIELDS = [
  ['validation:PHONE_REQUIRED', 'login:phone'],
  ['validation:PHONE_REQUIRED', 'checkout:phone'],
  ['validation:PHONE_REQUIRED', 'booking:phone'],
  ['validation:PHONE_REQUIRED', 'addresses:phone'],
  ['validation:PHONE_REQUIRED', 'profile:phone'],
  ['validation:PASSWORD_REQUIRED', 'login:password'],
  ['validation:OLD_PASSWORD_REQUIRED', 'setting:oldPassword'],
  ['validation:NEW_PASSWORD_REQUIRED', 'account:newPassword'],
  ['validation:OTP_REQUIRED', 'account:code'],
  ['validation:FULL_NAME_REQUIRED', 'checkout:fullName'],
  ['validation:FULL_NAME_REQUIRED', 'profile:fullName'],
  ['validation:NAME_REQUIRED', 'booking:name'],
  ['validation:NAME_REQUIRED', 'addresses:name'],
  ['validation:EMAIL_REQUIRED', 'checkout:email'],
  ['validation:EMAIL_REQUIRED', 'profile:email'],
  ['validation:DATE_OF_BIRTH_REQUIRED', 'profile:dateOfBirth'],
  ['validation:UNIT_NO_REQUIRED', 'addresses:unitNo'],
  ['validation:STREET_REQUIRED', 'addresses:street'],
] as const;

test.each(FIELDS)('%s names the field as %s does', (error, label) => {
  for (const { t } of [english, chinese]) {
    expect(t(error).toLowerCase()).toContain(t(label).toLowerCase());
  }
});
