import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.js';
import { SectionHeading } from './SectionHeading.js';

const meta = {
  title: 'Parts/SectionHeading',
  component: SectionHeading,
  args: { title: 'Featured Casinos' },
} satisfies Meta<typeof SectionHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OfAPage: Story = {
  args: { level: 'h1', text: 'All that our editors have played at, by score.' },
};
export const WithTextAndAction: Story = {
  args: {
    text: 'The ones that our editors would send a friend to.',
    action: (
      <ButtonLink href="/best-casinos" variant="plain">
        See All Casinos
      </ButtonLink>
    ),
  },
};
export const LongWords: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
    text: 'A sentence that goes on for a while. '.repeat(12),
  },
};
export const RightToLeft: Story = {
  args: { title: 'كازينوهات مميزة', text: 'ما يختاره محررونا', level: 'h2' },
  globals: { locale: 'ar' },
};
const ENGLISH = { title: 'A title that ends.', text: 'A sentence, and its end.' };
export const EnglishOnAPageFromRightToLeft: Story = {
  args: ENGLISH,
  globals: { locale: 'ar' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step(
      'the full stop stays behind the last word, and the words on the side of the page',
      async () => {
        for (const words of Object.values(ENGLISH)) {
          const block = canvas.getByText(words);
          const at = (index: number) => {
            const letter = document.createRange();
            letter.setStart(block.firstChild as Text, index);
            letter.setEnd(block.firstChild as Text, index + 1);
            return letter.getBoundingClientRect();
          };
          await expect(at(words.length - 1).left).toBeGreaterThan(at(0).left);
          await expect(getComputedStyle(block).textAlign).toMatch(/right$/);
        }
      },
    );
  },
};
