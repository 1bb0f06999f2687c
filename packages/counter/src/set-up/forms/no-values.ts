import type { PeriodTexts } from '../../hours/forms/periods.ts';
import type { BranchValues, OwnerValues, RestaurantValues } from '../set-up.types.ts';

/** Values before anything is entered. */
export const NO_RESTAURANT: RestaurantValues = {
  name: '',
  name_zh: '',
  subdomain: '',
  registration_no: '',
  sst_registration_no: '',
  phone: '',
  email: '',
  brand_color: '',
};

/** Hours that the form begins with. */
export const USUAL_HOURS: PeriodTexts = ['11:00-22:00'];

/** Values before anything is entered. */
export const NO_BRANCH: BranchValues = {
  street1: '',
  street2: '',
  postal_code: '',
  city: '',
  state: '',
  latitude: '',
  longitude: '',
  name: '',
  monday: USUAL_HOURS,
  tuesday: USUAL_HOURS,
  wednesday: USUAL_HOURS,
  thursday: USUAL_HOURS,
  friday: USUAL_HOURS,
  saturday: USUAL_HOURS,
  sunday: USUAL_HOURS,
};

/** Values before anything is entered. */
export const NO_OWNER: OwnerValues = { name: '', login: '', password: '', pin: '' };
