import type { PageSubject, PageTexts } from '../details.ts';

/** Notice of the personal data that the product stores. */
export function privacyPage(en: PageSubject, zh: PageSubject): PageTexts {
  return {
    en: `<p>This notice describes what ${en.name} stores about you, why, and what you can do about it. It follows the Personal Data Protection Act 2010 of Malaysia.</p>
<h2>What we store</h2>
<ul>
<li><strong>Members:</strong> mobile number, name, e-mail address, date of birth, picture, points, wallet and vouchers.</li>
<li><strong>Orders and bookings:</strong> what you ordered or booked, your name and phone number, and the address of a delivery.</li>
<li><strong>On your device:</strong> your sign-in and your language.</li>
</ul>
<p>Card numbers go to the payment provider and never reach us. Passwords are stored so that no one can read them.</p>
<h2>What it is for</h2>
<ul>
<li>to cook, hand over and refund your orders;</li>
<li>to run your membership;</li>
<li>to send you the codes that you request, and to reply when you contact us.</li>
</ul>
<h2>Who receives it</h2>
<p>The payment provider, the courier of a delivery and the provider of text messages receive what they need. We sell no data.</p>
<h2>Your rights</h2>
<p>In the app you can read and correct your data, download it, and close your account. For anything else write to <a href="mailto:${en.email}">${en.email}</a>.</p>
`,
    zh_CN: `<p>本声明说明${zh.name}会保存哪些关于您的资料、用途，以及您的权利，并遵循马来西亚《2010年个人资料保护法令》。</p>
<h2>我们保存的资料</h2>
<ul>
<li><strong>会员：</strong>手机号码、姓名、电邮地址、出生日期、头像、积分、钱包和优惠券。</li>
<li><strong>订单与预订：</strong>点餐或预订的内容、姓名和电话，以及外送地址。</li>
<li><strong>在您的设备上：</strong>登录状态和语言。</li>
</ul>
<p>银行卡号只会交给支付服务商，我们不会取得。密码以无法读取的方式保存。</p>
<h2>用途</h2>
<ul>
<li>烹煮、交付订单和退款；</li>
<li>管理您的会员资格；</li>
<li>发送您要求的验证码，并回复您的查询。</li>
</ul>
<h2>资料接收方</h2>
<p>支付服务商、外送员和短信服务商只会收到所需资料。我们不出售资料。</p>
<h2>您的权利</h2>
<p>您可以在应用内查看、更正和下载资料，也可以注销账户。其他事宜请发送电邮至 <a href="mailto:${zh.email}">${zh.email}</a>。</p>
`,
  };
}
