import type { Meta, StoryObj } from '@storybook/react-vite';
import { compareView } from '../../stories/sample-views.js';
import { ComparePicker } from './ComparePicker.js';

const meta = { title: 'Casino/ComparePicker', component: ComparePicker } satisfies Meta<typeof ComparePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const of = (query: string) => {
  const { picker } = compareView(query);
  if (picker === undefined) throw new Error(`Nothing can be added to '${query}'`);
  return { ...picker, title: 'Which casinos?' };
};

export const Default: Story = { args: of('') };
export const Searched: Story = { args: of('c=copper-heron&q=quay') };
export const NothingFound: Story = { args: of('q=zzz') };
export const ManyMore: Story = { args: { ...of(''), more: 9_988 } };
export const RightToLeft: Story = { args: of(''), globals: { locale: 'ar' } };
