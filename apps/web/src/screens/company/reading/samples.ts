import type { CompanyTexts } from '@claypot/domain/company';
import type { QueryState } from '@claypot/domain/machines';
import { queryIn } from '../../shared/testing/query-in.ts';

const LONG = ['Membership', 'Tiers', 'Vouchers', 'Points', 'Wallet', 'Changes'].map(
  (title, index) => `<h2>${index + 1}. ${title}</h2>
<p>Members must be <strong>18 years old</strong> or above.</p>
<ul><li>One voucher may be used at a time.</li><li>A bill cannot be split.</li></ul>
<h3>Contact</h3>
<p>Call <a href="tel:+60321485500">03-2148 5500</a> or see <a href="https://cch.example">our site</a>.</p>`,
);

const TEXTS: CompanyTexts = {
  company_about:
    '<p>One charcoal stove and six claypots.</p><h2>Fifteen minutes</h2><p>Every pot is cooked from raw grain.</p>',
  company_programme:
    '<p>The more often you eat with us, the more often the claypot is on us.</p><h2>Three tiers</h2><h3>Lil’ Hatchling</h3><ul><li>RM30 in vouchers</li></ul>',
  company_tnc: `<p>Please read these terms before you sign up.</p>${LONG.join('')}`,
  company_privacy: '<p>What we know about you.</p><h2>Your rights</h2><p>Write to us.</p>',
  company_refund_return: '',
};

export function textsIn(value: QueryState, texts: Partial<CompanyTexts> = {}) {
  const isThere = value !== 'loading' && value !== 'failed';
  return queryIn<CompanyTexts>(value, isThere ? { ...TEXTS, ...texts } : null);
}
