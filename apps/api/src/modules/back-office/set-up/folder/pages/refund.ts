import type { PageSubject, PageTexts } from '../details.ts';

/** Rules of refunds, as the product carries them out. */
export function refundPage(en: PageSubject, zh: PageSubject): PageTexts {
  return {
    en: `<p>If something was wrong with your order at ${en.name}, tell us soon and we put it right.</p>
<h2>If a dish was not right</h2>
<p>Tell the branch or call <a href="tel:${en.phone}">${en.phone}</a> on the same day, with your order number and a photo if you can. We cook the dish again or refund it.</p>
<h2>Cancelled orders</h2>
<ul>
<li>You can cancel an order yourself until it is paid.</li>
<li>We refund an order that we cannot cook in full.</li>
</ul>
<h2>When the money arrives</h2>
<p>Refunds go back the way you paid. Your bank may take a few days to show them.</p>
<h2>Wallet, vouchers and points</h2>
<p>Top-ups, vouchers and points cannot be exchanged for cash. A voucher of an order that we cancel is given back.</p>
`,
    zh_CN: `<p>如果您在${zh.name}的订单有问题，请尽快告诉我们，我们会为您处理。</p>
<h2>菜品有问题</h2>
<p>请于当天联系分店或致电 <a href="tel:${zh.phone}">${zh.phone}</a>，并提供订单号；如方便请附上照片。我们会重新烹煮或退款。</p>
<h2>取消订单</h2>
<ul>
<li>付款前，您可以自行取消订单。</li>
<li>无法供应的订单，我们会全额退款。</li>
</ul>
<h2>退款时间</h2>
<p>退款将退回原付款方式。银行可能需要几天才会显示。</p>
<h2>钱包、优惠券和积分</h2>
<p>充值、优惠券和积分不能兑换现金。我们取消的订单所用的优惠券会退还给您。</p>
`,
  };
}
