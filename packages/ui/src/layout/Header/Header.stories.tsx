import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ranking } from '../../sample-views.js';
import { Header } from './Header.js';

const meta = { title: 'Layout/Header', component: Header } satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

const { site, header, search, account, path } = ranking;
const rest = { search, account };

export const Default: Story = { args: { site, header, path, ...rest } };
export const WithoutMenu: Story = { args: { site, header: [], path, ...rest } };
export const LongNameAndManyEntries: Story = {
  args: {
    site: { ...site, name: 'A Site Whose Name Runs On for Longer than Anyone Would Think Wise' },
    header: Array.from({ length: 24 }, (_, i) => ({
      label: `Entry ${i + 1}`,
      href: `/entry-${i + 1}`,
      target: '_self' as const,
    })),
    path: '/entry-3',
    ...rest,
  },
};
export const Narrow: Story = {
  args: { site, header, path, ...rest },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
export const ByKeyboard: Story = {
  args: { site, header, path, ...rest },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const language = canvas
      .getAllByRole('button')
      .find((button) => button.hasAttribute('popovertarget')) as HTMLElement;
    const notice = canvasElement.querySelector(`[id="${language.getAttribute('popovertarget')}"]`);
    await step('the language says what there is, and Escape takes it away', async () => {
      language.focus();
      await userEvent.keyboard('{Enter}');
      await expect(notice).toBeVisible();
      await userEvent.keyboard('{Escape}');
    });
  },
};
export const RightToLeft: Story = { args: { site, header, path, ...rest }, globals: { locale: 'ar' } };
