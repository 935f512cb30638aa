import { messages } from '@croupier/core/messages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.js';
import { ErrorState } from './ErrorState.js';

const meta = {
  title: 'Parts/ErrorState',
  component: ErrorState,
  parameters: { width: 'wide' },
  args: {
    title: 'The casinos could not be loaded',
    text: 'Nothing is lost. The connection may have been interrupted.',
    action: <Button variant="plain">Try again</Button>,
  },
} satisfies Meta<typeof ErrorState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const TitleAlone: Story = { render: () => <ErrorState title={messages.anyForm.failed} /> };
export const LongWords: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen'.repeat(3) },
};
export const RightToLeft: Story = {
  args: { title: 'حدث خطأ', text: 'لم يُفقد شيء', action: <Button variant="plain">أعد المحاولة</Button> },
  globals: { locale: 'ar' },
};
