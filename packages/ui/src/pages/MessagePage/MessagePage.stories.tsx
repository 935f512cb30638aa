import type { Meta, StoryObj } from '@storybook/react-vite';
import { bestCasinosView } from '../../stories/sample-views.js';
import { MessagePage } from './MessagePage.js';

const meta = { title: 'Pages/MessagePage', component: MessagePage } satisfies Meta<typeof MessagePage>;
export default meta;

const { site, header, search, account, footer, disclosure, path } = bestCasinosView;

export const Default: StoryObj<typeof meta> = {
  args: {
    ...{ site, header, search, account, footer, disclosure, path },
    title: 'One thing',
    text: 'What there is to say about it.',
    action: { label: 'The way on', href: '/' },
  },
};
export const LongWords: StoryObj<typeof meta> = {
  args: {
    ...Default.args,
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: 'A sentence that goes on for a while. '.repeat(8),
  } as never,
};
export const RightToLeft: StoryObj<typeof meta> = {
  args: { ...Default.args, title: 'شيء واحد', text: 'ما يقال عنه.' } as never,
  globals: { locale: 'ar' },
};
