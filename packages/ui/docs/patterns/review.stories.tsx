import type { Meta, StoryObj } from '@storybook/react-vite';
import { CasinoCard } from '../../src/casino/CasinoCard/CasinoCard';
import { CardGrid } from '../../src/layout/CardGrid/CardGrid';
import { CasinoReview } from '../../src/pages/ReviewPage/CasinoReview';
import { Breadcrumb } from '../../src/parts/Breadcrumb/Breadcrumb';
import { Notice } from '../../src/parts/Notice/Notice';
import { SectionHeading } from '../../src/parts/SectionHeading/SectionHeading';
import { blacklistedSlug, sampleCasinoCard, sampleReview } from '../../src/stories/sample-views';
import './patterns.css';

interface ReviewProps {
  /** The slug of the casino. */
  casino: string;
  /** The slugs of casinos to look at next. */
  others: readonly string[];
}

/**
 * A review in an app of your own: the disclosure before the first link that may earn money, the review, and where to go if
 * this casino is not the one.
 */
function Review({ casino, others }: ReviewProps) {
  const review = sampleReview(casino);
  return (
    <main className="pattern">
      <Breadcrumb
        items={[
          { label: 'Home', href: '/' },
          { label: 'Reviews', href: '/reviews' },
          { label: review.casino.name },
        ]}
      />
      <Notice>Links to casinos may earn us a commission. Scores do not depend on it.</Notice>
      <CasinoReview {...review} />
      <section>
        <SectionHeading title="Others worth a look" />
        <CardGrid size="wide" label="Others worth a look">
          {others.map((slug) => (
            <CasinoCard key={slug} {...sampleCasinoCard(slug)} heading="h3" />
          ))}
        </CardGrid>
      </section>
    </main>
  );
}

const meta = {
  title: 'Patterns/A review',
  component: Review,
  args: { casino: 'copper-heron', others: ['lantern-quay', 'paper-kite'] },
} satisfies Meta<typeof Review>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Blacklisted: Story = { args: { casino: blacklistedSlug } };
