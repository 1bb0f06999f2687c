import { type BranchValues, type SetUpView, USUAL_HOURS } from '@claypot/counter/set-up';
import type { SetUpMenu } from '@claypot/sdk/counter';
import { aForm } from '../../shared/forms/form-samples.ts';
import type { SetUpForms } from './set-up-props.ts';

const WEEK = {
  monday: USUAL_HOURS,
  tuesday: [],
  wednesday: USUAL_HOURS,
  thursday: USUAL_HOURS,
  friday: USUAL_HOURS,
  saturday: ['00:00-00:00'],
  sunday: USUAL_HOURS,
} as const;

const RESTAURANT = {
  name: 'Lotus Kitchen',
  name_zh: '莲花小厨',
  subdomain: 'lotus-kitchen',
  registration_no: '202601000001 (1600001-A)',
  sst_registration_no: '',
  phone: '03-2201 5512',
  email: 'hello@lotus.example',
  brand_color: '',
};

const BRANCH: BranchValues = {
  name: 'Bangsar',
  street1: '27, Jalan Telawi 3',
  street2: '',
  postal_code: '59100',
  city: 'Kuala Lumpur',
  state: 'Kuala Lumpur',
  latitude: '3.131900',
  longitude: '101.671300',
  ...WEEK,
};

const OWNER = { name: 'Tan Mei Ling', login: '012-345 6789', password: '', pin: '' };

/** Forms as a person has filled them in. */
export const FILLED: SetUpForms = {
  restaurant: aForm(RESTAURANT),
  branch: aForm(BRANCH),
  owner: aForm(OWNER),
};

/** The same with the hours that most restaurants have. */
export const SAME_HOURS: SetUpForms = {
  ...FILLED,
  branch: aForm({ ...BRANCH, tuesday: USUAL_HOURS, saturday: USUAL_HOURS }),
};

/** Forms after a press with wrong values. */
export const INVALID: SetUpForms = {
  restaurant: aForm(
    { ...RESTAURANT, subdomain: '莲花', phone: '12' },
    {
      errors: { subdomain: 'SUBDOMAIN_NOT_LATIN', phone: 'PHONE_CALLABLE_INVALID' },
      firstInvalid: 'subdomain',
    },
  ),
  branch: aForm(
    { ...BRANCH, postal_code: '5910', latitude: '', friday: ['11:00-'] },
    {
      errors: {
        postal_code: 'POSTCODE_INVALID',
        latitude: 'POSITION_INVALID',
        friday: 'HOURS_INCOMPLETE',
      },
      firstInvalid: 'postal_code',
    },
  ),
  owner: aForm(
    { ...OWNER, login: 'mei', password: 'short' },
    {
      errors: { login: 'LOGIN_INVALID', password: 'PASSWORD_TOO_SHORT', pin: 'PIN_SIX_DIGITS' },
      firstInvalid: 'login',
    },
  ),
};

/** A table that the server has read. */
export const MENU: SetUpMenu = {
  file_name: 'menu.xlsx',
  format: 'columns',
  header_row: 1,
  columns: [
    { header: 'Dish', field: 'name en' },
    { header: 'Price (RM)', field: 'price' },
    { header: 'Cost', field: null },
  ],
  dish_count: 42,
  categories: [
    { name: 'Rice', dish_count: 30 },
    { name: 'Drinks', dish_count: 12 },
  ],
  error_count: 0,
  warning_count: 1,
  problems: [
    {
      row: 12,
      column: 'name',
      severity: 'warning',
      message: 'The name is not translated. Add a Chinese column.',
    },
  ],
};

/** The same table with an error. */
export const MENU_WITH_ERROR: SetUpMenu = {
  ...MENU,
  dish_count: 41,
  error_count: 1,
  problems: [
    {
      row: 17,
      column: 'Price (RM)',
      severity: 'error',
      message: '“12,90x” is no price. Write it as 12.90.',
    },
    ...MENU.problems,
  ],
};

/** Returns the view at the first step. */
export function aSetUp(fields: Partial<SetUpView> = {}): SetUpView {
  return {
    status: 'filling',
    step: 'restaurant',
    number: 1,
    files: { logo: null, menu: null },
    sending: null,
    fileProblem: null,
    places: null,
    place: null,
    isSearching: false,
    placesError: null,
    canContinue: true,
    creation: 'idle',
    problems: [],
    error: null,
    result: null,
    ...fields,
  };
}
