import type { Meta, StoryObj } from '@storybook/react-vite';
import { CasinoCard } from '../../src/casino/CasinoCard/CasinoCard';
import { CardGrid } from '../../src/layout/CardGrid/CardGrid';
import { Breadcrumb } from '../../src/parts/Breadcrumb/Breadcrumb';
import { EmptyState } from '../../src/parts/EmptyState/EmptyState';
import { FilterBar } from '../../src/parts/FilterBar/FilterBar';
import { SectionHeading } from '../../src/parts/SectionHeading/SectionHeading';
import { sampleCasinoCard } from '../../src/stories/sample-views';
import './patterns.css';

interface ListPageProps {
  title: string;
  text: string;
  /** What was searched for. */
  query: string;
  /** The casinos that were found, by their slugs. */
  casinos: readonly string[];
}

/**
 * A list: where it is, what it lists, how to narrow it, then its cards. The order of the parts is the order of the questions
 * that readers have. An empty list says why and leads on.
 */
function ListPage({ title, text, query, casinos }: ListPageProps) {
  return (
    <main className="pattern">
      <Breadcrumb items={[{ label: 'Home', href: '/' }, { label: title }]} />
      <SectionHeading level="h1" title={title} text={text} />
      <FilterBar
        action="/fast-payouts"
        hiddenFields={[]}
        search={{ name: 'q', label: 'Search casinos', placeholder: 'Name or word', value: query }}
        select={{
          name: 'sort',
          label: 'Sort by',
          value: 'rating',
          options: [
            { value: 'rating', label: 'Rating' },
            { value: 'name', label: 'Name' },
          ],
        }}
        submit="Show"
        {...(query === '' ? {} : { reset: '/fast-payouts' })}
      />
      {casinos.length === 0 ? (
        <EmptyState title={`No casino matches "${query}"`} text="Try another word, or see all of them." />
      ) : (
        <CardGrid size="wide" label={title}>
          {casinos.map((slug) => (
            <CasinoCard key={slug} {...sampleCasinoCard(slug)} />
          ))}
        </CardGrid>
      )}
    </main>
  );
}

const meta = {
  title: 'Patterns/A list page',
  component: ListPage,
  args: {
    title: 'Casinos with fast payouts',
    text: 'We asked each for our money back, and counted the hours.',
    query: '',
    casinos: ['copper-heron', 'lantern-quay', 'paper-kite'],
  },
} satisfies Meta<typeof ListPage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFound: Story = { args: { query: 'tortoise', casinos: [] } };
