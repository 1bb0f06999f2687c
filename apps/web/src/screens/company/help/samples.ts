/** A company as its own screens show it, for stories. */
import { aCompany } from '@claypot/testing';

export const company = aCompany();

/** One that has an address and a telephone, and no more. */
export const plainCompany = aCompany({
  company_chat_url: null,
  company_website: null,
  facebook_name: '',
  facebook_url: null,
  instagram_name: '',
  instagram_url: null,
});
