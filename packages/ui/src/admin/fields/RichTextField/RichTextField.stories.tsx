import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { lastValue } from '../../testing/last-value.js';
import { RichTextField } from './RichTextField.js';

const meta = {
  title: 'Admin/RichTextField',
  component: RichTextField,
  parameters: { width: 'page' },
  decorators: [adminDecorator],
  args: { label: 'Content', onChange: fn() },
} satisfies Meta<typeof RichTextField>;
export default meta;

type Story = StoryObj<typeof meta>;

const ARTICLE =
  '<h2>Two rooms reopened</h2><p>One is <strong>late</strong>; read <a href="https://copper-heron.example/" rel="sponsored nofollow noopener">the terms</a>.</p><ul><li>Roulette<ul><li>European wheel</li></ul></li><li>Blackjack</li></ul><blockquote>Play for fun.</blockquote><pre><code>8 to 1</code></pre>';

export const Default: Story = {};
export const Article: Story = { args: { defaultValue: ARTICLE } };
export const ByKeyboard: Story = {
  args: { defaultValue: '<p>Calm</p>' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: 'Content' });
    await step('the arrow keys move within the toolbar, which is one stop of the tab key', async () => {
      const tools = canvas.getByRole('toolbar', { name: 'Formatting' });
      const toolbar = within(tools);
      toolbar.getByRole('button', { name: 'Bold' }).focus();
      const isRightToLeft = getComputedStyle(tools).direction === 'rtl';
      await userEvent.keyboard(isRightToLeft ? '{ArrowLeft}' : '{ArrowRight}');
      await expect(toolbar.getByRole('button', { name: 'Italic' })).toHaveFocus();
    });
    await step('a button formats what is selected', async () => {
      text.focus();
      getSelection()?.selectAllChildren(text.querySelector('p') as HTMLElement);
      document.dispatchEvent(new Event('selectionchange'));
      await userEvent.click(canvas.getByRole('button', { name: 'Bold' }));
      await waitFor(() => expect(lastValue(args.onChange)).toBe('<p><strong>Calm</strong></p>'));
      await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
    });
  },
};
export const PictureWithoutText: Story = {
  args: { defaultValue: '<p>A wheel: <img src="/logo.svg"></p>' },
};
export const OnlyAsHtml: Story = {
  args: { defaultValue: '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> is a sign.</p>' },
};
export const WithBlocks: Story = {
  args: {
    defaultValue:
      '<p>Of this casino we speak here.</p><figure data-block="casino-card" data-record="a"><a href="/casino/copper-heron">Copper Heron</a></figure><p>After it.</p>',
    findRecords: async (kind, text) =>
      [{ id: kind, label: 'Copper Heron', href: '/casino/copper-heron' }].filter(({ label }) =>
        label.includes(text),
      ),
  },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('figure', { name: 'Casino card: Copper Heron' });
    await step('the button offers what can be put in', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Insert' }));
      await userEvent.click(await canvas.findByRole('option', { name: 'Dividing line' }));
      await waitFor(() => expect(lastValue(args.onChange)).toContain('<hr>'));
    });
  },
};
export const WithOtherWords: Story = {
  args: {
    defaultValue:
      '<figure data-block="casino-card" data-record="a"><a href="/casino/copper-heron">Copper Heron</a></figure><p><img src="/logo.svg"></p>',
  },
  parameters: {
    words: {
      editor: {
        link: 'Verweis',
        blockNames: { 'casino-card': 'Casino-Karte' },
        faultTexts: { 'no-alt': () => 'Das Bild hat keinen Ersatztext.' },
        readTime: (minutes: number) => `${minutes} Minuten`,
      },
      field: { close: 'Schließen' },
    },
  },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('blocks, pictures and the length of the text are told in them', async () => {
      await canvas.findByRole('figure', { name: 'Casino-Karte: Copper Heron' });
      await expect(canvas.getByRole('img', { name: 'Das Bild hat keinen Ersatztext.' })).toBeInTheDocument();
      await expect(canvas.getByText(/1 Minuten/)).toBeVisible();
    });
    await step('so is the button that closes a dialog', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Verweis/ }));
      await userEvent.click(await within(document.body).findByRole('button', { name: 'Schließen' }));
    });
  },
};
export const SourceWithFaults: Story = {
  args: { defaultValue: '<p>One</p><p>Two</p>' },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'HTML source' }));
    const source = canvas.getByRole('textbox', { name: 'Content: HTML' });
    await step('it has a line for each block', async () => {
      await expect(source).toHaveValue('<p>One</p>\n<p>Two</p>');
    });
    await step('what is removed is told with its line, and not handed over', async () => {
      await userEvent.type(source, '\n<p class="a">Three</p>');
      await canvas.findByRole('button', { name: 'Line 3: The attribute class is removed.' });
      await expect(lastValue(args.onChange)).toBe('<p>One</p>\n<p>Two</p>\n<p>Three</p>');
    });
  },
};
export const WithError: Story = { args: { error: 'Content is required', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: ARTICLE } };
export const LongWords: Story = {
  args: { label: LONG_WORD, defaultValue: `<h2>${LONG_WORD}</h2><p>${LONG_WORD}</p>` },
};
export const RightToLeft: Story = {
  args: { label: 'المحتوى', defaultValue: '<h2>السحب</h2><ul><li>خلال ست ساعات</li><li>بلا رسوم</li></ul>' },
  globals: { locale: 'ar' },
};
