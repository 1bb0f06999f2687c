/** A company as its own screens show it, for stories. */
export const company = {
  company_name: 'CCH Claypot Chicken House',
  company_logo: '/media/demo/logo.svg',
  company_banner: '/media/demo/banner-1.avif',
  company_registration_no: '201901023456 (1332786-D)',
  company_address: 'Level 3, 41, Jalan Tong Shin, 50200 Kuala Lumpur',
  company_phone: '+60321485500',
  company_email: 'hello@cch-claypot.example',
  company_chat_url: 'https://chat.example/60321485500',
  company_website: 'https://www.cch-claypot.example/',
  facebook_name: 'CCH Claypot Chicken House',
  facebook_url: 'https://facebook.example/cchclaypot',
  instagram_name: '@cchclaypot',
  instagram_url: 'https://instagram.example/cchclaypot',
};

/** One that has an address and a telephone, and no more. */
export const plainCompany = {
  ...company,
  company_chat_url: null,
  company_website: null,
  facebook_name: '',
  facebook_url: null,
  instagram_name: '',
  instagram_url: null,
};
