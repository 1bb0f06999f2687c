import type { Exploration } from './exploration.ts';
import { addressEditorExploration } from './machines/address-editor.ts';
import { addressesExploration } from './machines/addresses.ts';
import { branchesExploration } from './machines/branches.ts';
import { cartExploration } from './machines/cart.ts';
import { catalogueExploration } from './machines/catalogue.ts';
import { formExploration } from './machines/form.ts';
import { guestMigrationExploration } from './machines/guest-migration.ts';
import { itemExploration } from './machines/item.ts';
import { keyedRequestExploration } from './machines/keyed-request.ts';
import { languageExploration } from './machines/language.ts';
import { mutationExploration } from './machines/mutation.ts';
import { orderMethodExploration } from './machines/order-method.ts';
import { otpExploration } from './machines/otp.ts';
import { paymentExploration } from './machines/payment.ts';
import { pictureExploration } from './machines/picture.ts';
import { placeSearchExploration } from './machines/place-search.ts';
import { queryExploration } from './machines/query.ts';
import { quotationExploration } from './machines/quotation.ts';
import { reorderExploration } from './machines/reorder.ts';
import { sessionExploration } from './machines/session.ts';
import { signUpOfferExploration } from './machines/sign-up-offer.ts';
import { toastsExploration } from './machines/toasts.ts';

/** How each machine of the domain is explored, by the machine's id. */
export const explorations = {
  addressEditor: addressEditorExploration,
  addresses: addressesExploration,
  branches: branchesExploration,
  cart: cartExploration,
  catalogue: catalogueExploration,
  form: formExploration,
  guestMigration: guestMigrationExploration,
  item: itemExploration,
  keyedRequest: keyedRequestExploration,
  language: languageExploration,
  mutation: mutationExploration,
  toasts: toastsExploration,
  orderMethod: orderMethodExploration,
  otp: otpExploration,
  payment: paymentExploration,
  picture: pictureExploration,
  placeSearch: placeSearchExploration,
  quotation: quotationExploration,
  reorder: reorderExploration,
  query: queryExploration,
  session: sessionExploration,
  signUpOffer: signUpOfferExploration,
} as const satisfies Record<string, Exploration>;
