import { aCompany } from '@claypot/testing';

export const company = aCompany();

/** A company with only an address, a phone number and an e-mail address. */
export const plainCompany = aCompany({
  company_chat_url: null,
  company_website: null,
  facebook_name: '',
  facebook_url: null,
  instagram_name: '',
  instagram_url: null,
});
