import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleForumPage } from '../../stories/sample-list-pages.js';
import { MemberList } from './MemberList.js';

const { members } = sampleForumPage();

const meta = {
  title: 'Community/MemberList',
  component: MemberList,
  parameters: { width: 'wide' },
  args: { members },
} satisfies Meta<typeof MemberList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { members: [] } };
export const LongWords: Story = {
  args: {
    members: [
      {
        name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        posts: 1_000_000_000,
        reputation: 1_000_000_000,
        badge: 'Kapitänsmützenabzeichenverkäuferinnenvereinsvorsitzende',
      },
      { name: 'plain', posts: 0, reputation: 0, badge: '' },
    ],
  },
};
export const RightToLeft: Story = {
  args: { members: members.map((member, i) => ({ ...member, name: `عضو ${i}`, badge: 'خبير' })) },
  globals: { locale: 'ar' },
};
