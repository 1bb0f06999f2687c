import type { PageSubject, PageTexts } from '../details.ts';

/** Page about the company, which its owner replaces. */
export function aboutPage(en: PageSubject, zh: PageSubject): PageTexts {
  return {
    en: `<p>Welcome to ${en.name}. Order here for pickup, and pay online.</p>
<h2>Find us</h2>
<p>${en.address}</p>
<h2>Contact</h2>
<p>Call <a href="tel:${en.phone}">${en.phone}</a> or write to <a href="mailto:${en.email}">${en.email}</a>.</p>
<p>${en.name} is operated under the registration number ${en.registrationNo}.</p>
`,
    zh_CN: `<p>欢迎光临${zh.name}。您可以在这里点餐自取，并在线付款。</p>
<h2>地址</h2>
<p>${zh.address}</p>
<h2>联系我们</h2>
<p>请致电 <a href="tel:${zh.phone}">${zh.phone}</a>，或发送电邮至 <a href="mailto:${zh.email}">${zh.email}</a>。</p>
<p>${zh.name}的公司注册号为 ${zh.registrationNo}。</p>
`,
  };
}
