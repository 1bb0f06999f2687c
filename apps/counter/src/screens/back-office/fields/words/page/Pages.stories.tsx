import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PageInput, type PageInputProps } from './PageInput.tsx';

/** Field that shows its edits. */
function Field({ onChange, ...props }: PageInputProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PageInput
      {...props}
      value={value}
      onChange={(html) => {
        onChange(html);
        setValue(html);
      }}
    />
  );
}

const HTML = `<p>We deliver <strong>every day</strong>.</p>

<h2>Refunds</h2>
<ul>
<li>by card: <em>three days</em></li>
<li>by <a href="/wallet">wallet</a>: at once</li>
</ul>
<p>煲仔饭现点现煮。</p>`;

const meta = {
  component: Field,
  args: {
    name: 'company_tnc.en',
    label: 'Terms and conditions (English)',
    lang: 'en',
    required: true,
    hint: undefined,
    error: undefined,
    value: HTML,
    maxLength: 50_000,
    isReadOnly: false,
    onChange: fn(),
  },
} satisfies Meta<typeof Field>;
export default meta;

type Story = StoryObj<typeof meta>;

function areaIn(canvasElement: HTMLElement): HTMLElement {
  return within(canvasElement).getByRole('textbox', { name: /Terms/ });
}

function selectText(area: HTMLElement, selector: string): void {
  area.focus();
  const element = area.querySelector(selector);
  if (element !== null) getSelection()?.selectAllChildren(element);
}

/** Opening changes nothing; a format is one change, and undoing it restores the HTML exactly. */
export const Formatted: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const area = areaIn(canvasElement);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(area.getAttribute('aria-required')).toBe('true');
    selectText(area, ':scope > p:last-of-type');
    const subheading = canvas.getByRole('button', { name: /^(Subheading|小标题)$/ });
    await waitFor(() => expect(getSelection()?.toString()).toContain('煲仔饭'));
    await userEvent.click(subheading);
    await waitFor(() => expect(subheading).toHaveAttribute('aria-pressed', 'true'));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringContaining('<h3>煲仔饭现点现煮。</h3>'),
    );
    await userEvent.click(canvas.getByRole('button', { name: /^(Undo|撤销)$/ }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(HTML));
  },
};

export const Link: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    selectText(areaIn(canvasElement), 'strong');
    await waitFor(() => expect(getSelection()?.toString()).toBe('every day'));
    await userEvent.click(canvas.getByRole('button', { name: /^(Link|链接)$/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    const address = dialog.getByRole('textbox');
    await userEvent.type(address, 'no address{Enter}');
    await expect(address).toHaveAccessibleDescription(/not an address|不是有效/);
    await userEvent.clear(address);
    await userEvent.type(address, 'www.example.com{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringContaining('<a href="https://www.example.com"><strong>every day</strong></a>'),
    );
  },
};

export const AskingForALink: Story = {
  play: async ({ canvasElement }) => {
    selectText(areaIn(canvasElement), 'a');
    await waitFor(() => expect(getSelection()?.toString()).toBe('wallet'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(Link|链接)$/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveValue('/wallet');
  },
};

/** A switch shows the same text as HTML. */
export const AsHtml: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^(Edit as HTML|以 HTML)/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue(HTML);
    await userEvent.click(canvas.getByRole('button', { name: /^(Edit as formatted|以带格式)/ }));
    await expect(areaIn(canvasElement)).toHaveTextContent('We deliver every day');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^(Edit as HTML|以 HTML)/ }));
  },
};

/** HTML that the editor would change stays HTML. */
export const Table: Story = {
  args: { value: '<table><tbody><tr><td>Monday</td><td>closed</td></tr></tbody></table>' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox')).toHaveValue(args.value);
    await expect(canvas.queryByRole('toolbar')).toBeNull();
    await expect(canvas.getByText(/does not know|不支持/)).toBeVisible();
  },
};

export const Problem: Story = {
  args: { value: '', error: 'is missing; add it' },
  play: async ({ canvasElement }) => {
    const area = areaIn(canvasElement);
    await expect(area).toHaveAttribute('aria-invalid', 'true');
    await expect(area).toHaveAccessibleDescription('is missing; add it');
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvasElement }) => {
    await expect(areaIn(canvasElement)).toHaveAttribute('contenteditable', 'false');
    await expect(within(canvasElement).queryByRole('toolbar')).toBeNull();
  },
};
