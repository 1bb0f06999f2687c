import type { PageSubject, PageTexts } from '../details.ts';

/** Terms that describe what the product does, as a start for the owner. */
export function termsPage(en: PageSubject, zh: PageSubject): PageTexts {
  return {
    en: `<p>These terms apply between you and ${en.name} (${en.registrationNo}) when you order in this app, become a member or keep money in its wallet.</p>
<h2>1. Orders</h2>
<ul>
<li>Prices are in ringgit (RM) and include the taxes that apply.</li>
<li>An order is binding when it is paid. We may reject an order that we cannot cook; we then refund it in full.</li>
<li>Times are estimates. The app shows the status of your order.</li>
<li>Please tell the branch about allergies before you order.</li>
</ul>
<h2>2. Membership</h2>
<ul>
<li>Members are 18 years old or above and register with their own Malaysian mobile number.</li>
<li>Joining is free. Keep your password to yourself.</li>
<li>Points and vouchers have no cash value and cannot be transferred.</li>
</ul>
<h2>3. Wallet</h2>
<p>Wallet credit pays for orders at ${en.name} only. It is not a bank account and earns no interest.</p>
<h2>4. Changes and law</h2>
<p>We announce changes of these terms in the app. The laws of Malaysia apply.</p>
<h2>5. Contact</h2>
<p>${en.name}, ${en.address}, <a href="mailto:${en.email}">${en.email}</a>, <a href="tel:${en.phone}">${en.phone}</a>.</p>
`,
    zh_CN: `<p>您在本应用点餐、成为会员或使用钱包时，与${zh.name}（${zh.registrationNo}）之间适用以下条款。</p>
<h2>1. 订单</h2>
<ul>
<li>价格以令吉（RM）计算，已含适用税款。</li>
<li>订单在付款后生效。如果无法供应，我们会取消订单并全额退款。</li>
<li>时间为预计时间，应用会显示订单状态。</li>
<li>如对食物过敏，请在点餐前告知分店。</li>
</ul>
<h2>2. 会员</h2>
<ul>
<li>会员须年满 18 岁，并以本人的马来西亚手机号码注册。</li>
<li>注册免费，请妥善保管密码。</li>
<li>积分和优惠券没有现金价值，也不能转让。</li>
</ul>
<h2>3. 钱包</h2>
<p>钱包余额仅可在${zh.name}消费。它不是银行账户，也不计利息。</p>
<h2>4. 变更与法律</h2>
<p>条款变更会在应用内公布，并适用马来西亚法律。</p>
<h2>5. 联系我们</h2>
<p>${zh.name}，${zh.address}，<a href="mailto:${zh.email}">${zh.email}</a>，<a href="tel:${zh.phone}">${zh.phone}</a>。</p>
`,
  };
}
