/** Records as the server sends them, for tests that care about one or two of their fields. */
import { type Branch, type Company, cents } from '@claypot/sdk';

export function aCompany(fields: Partial<Company> = {}): Company {
  return {
    id: 'cch',
    company_name: 'Claypot Chicken House',
    company_email: 'hello@cch.example',
    company_phone: '+60321485500',
    company_logo: '/media/demo/logo.avif',
    company_logo_thumb: '/media/demo/logo-thumb.avif',
    company_banner: '/media/demo/banner.avif',
    company_banner_thumb: '/media/demo/banner-thumb.avif',
    company_subdomain: 'demo',
    facebook_name: '',
    facebook_url: null,
    instagram_name: '',
    instagram_url: null,
    company_website: null,
    max_discount_point: 500,
    max_discount_amount: cents(1000),
    company_about: '',
    company_tnc: '',
    company_privacy: '',
    company_refund_return: '',
    company_registration_no: '200101000001',
    company_address: '',
    company_family_name: 'CCH Family',
    company_offer: '',
    sign_up_point: 100,
    time_zone: 'Asia/Kuala_Lumpur',
    ...fields,
  };
}

export function aBranch(fields: Partial<Branch> = {}): Branch {
  return {
    id: 'bangsar',
    company_id: 'cch',
    branch_name: 'CCH Bangsar',
    address: '27, Jalan Telawi 3, Bangsar Baru, 59100 Kuala Lumpur',
    street1: '27, Jalan Telawi 3',
    street2: 'Bangsar Baru',
    city: 'Kuala Lumpur',
    postal_code: '59100',
    state: 'Kuala Lumpur',
    state_id: 'kuala-lumpur',
    distance: null,
    status: 'Open',
    branch_image: [],
    start_hour: '11:00',
    close_hour: '22:00',
    start_time: '2026-11-21T11:00:00+08:00',
    end_time: '2026-11-21T22:00:00+08:00',
    next_open_time: null,
    contact_no: '+60322015512',
    is_able_reservation: 1,
    number_of_seats: 72,
    latitude: '3.131900',
    longitude: '101.671300',
    ...fields,
  };
}
