import { type FormValue, textAt } from './form.ts';

/**
 * Returns the payment page as plain HTML without script. It declares an icon so that the browser
 * does not request one.
 */
export function payPage(parameters: Record<string, FormValue>): string {
  const product = textAt(parameters, 'line_items', '0', 'price_data', 'product_data', 'name') ?? '';
  const amount = textAt(parameters, 'line_items', '0', 'price_data', 'unit_amount') ?? '0';
  const leave = textAt(parameters, 'cancel_url') ?? '/';
  const language = textAt(parameters, 'locale') ?? 'en';
  return `<!doctype html><html lang="${language}"><title>Stripe emulator</title>
<link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width"><h1>${escapeHtml(product)}</h1>
<p>RM${(Number(amount) / 100).toFixed(2)}</p>
<form method="post"><button name="by" value="card">card</button>
<button name="by" value="bank">fpx</button></form>
<a href="${escapeHtml(leave)}">leave</a></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
