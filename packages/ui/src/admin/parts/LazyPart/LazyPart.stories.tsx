import { lazyPartLabels } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { Notice } from '../../../parts/Notice/Notice.js';
import { Skeleton } from '../../../parts/Skeleton/Skeleton.js';
import { adminDecorator } from '../../testing/admin-decorator.js';
import { LazyPart, lazyPart } from './LazyPart.js';

const Loaded = lazyPart(async () => () => <Notice title="It came." />);
const OnItsWay = lazyPart<object>(() => new Promise(() => undefined));
const Lost = lazyPart<object>(() => Promise.reject(new TypeError('Failed to fetch')));

/** React reports on the console what an error boundary caught; here it is expected. */
const expectReport = () => void spyOn(console, 'error').mockImplementation(() => undefined);

const meta = {
  title: 'Admin/LazyPart',
  component: LazyPart,
  decorators: [adminDecorator],
  args: { fallback: <Skeleton count={3} />, children: <Loaded /> },
} satisfies Meta<typeof LazyPart>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Waiting: Story = { args: { children: <OnItsWay /> } };
export const NotLoaded: Story = {
  args: { children: <Lost /> },
  beforeEach: () => {
    expectReport();
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async ({ canvasElement, step }) => {
    await within(canvasElement).findByRole('button', { name: lazyPartLabels.again });
    await step('where nothing answers, it says so and stays', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(await within(canvasElement).findByText(lazyPartLabels.noAnswer(1))).toBeVisible();
    });
  },
};
export const RightToLeft: Story = {
  args: { children: <Lost /> },
  beforeEach: expectReport,
  globals: { locale: 'ar' },
};
