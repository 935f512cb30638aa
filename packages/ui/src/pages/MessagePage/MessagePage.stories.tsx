import type { Meta, StoryObj } from '@storybook/react-vite';
import { ranking } from '../../sample-views.js';
import { MessagePage } from './MessagePage.js';

const meta = { title: 'Pages/MessagePage', component: MessagePage } satisfies Meta<typeof MessagePage>;
export default meta;

const { site, header, search, account, footer, disclosure, path } = ranking;

export const Default: StoryObj<typeof meta> = {
  args: {
    ...{ site, header, search, account, footer, disclosure, path },
    title: 'One thing',
    text: 'What there is to say about it.',
    action: { label: 'The way on', href: '/' },
  },
};
