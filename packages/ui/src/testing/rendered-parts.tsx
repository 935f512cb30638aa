import type { RichTextProps } from '../index.js';
import {
  Badge,
  BarChart,
  BenefitStrip,
  Button,
  ButtonLink,
  CardGrid,
  CheckboxField,
  ChoiceLinks,
  DataTable,
  EmptyState,
  ErrorState,
  FactList,
  Field,
  FormattedDate,
  Menu,
  Notice,
  NoticeButton,
  Panel,
  ProgressBar,
  RichText,
  SearchField,
  SectionHeading,
  SelectField,
  Skeleton,
  Stars,
  StatStrip,
  StatTile,
  TagList,
  TextField,
} from '../index.js';
import { shown, worded, wordless } from './shown.js';

const fieldText = { label: '§ label', hint: '§ hint', error: '§ wrong', required: true, id: '§' };

/** Parts with data of ours, in the language of the labels; English without them. */
export const partRenderings = {
  Badge: wordless(Badge, { children: '§ badge' }),
  BarChart: worded(({ language }) => (
    <BarChart
      title="§ chart"
      bars={[{ label: '§ bar', value: 1204 }]}
      headings={{ label: '§ what', value: '§ count' }}
      language={language}
    />
  )),
  BenefitStrip: wordless(BenefitStrip, { benefits: [{ title: '§ title', text: '§ text' }] }),
  Button: worded(() => <Button>§ button</Button>),
  ButtonLink: worded(() => <ButtonLink href="/§">§ link</ButtonLink>),
  CardGrid: wordless(CardGrid, { children: ['§ card'], label: '§ cards' }),
  CheckboxField: shown(CheckboxField, fieldText),
  ChoiceLinks: wordless(ChoiceLinks, {
    label: '§ choices',
    choices: [{ label: '§ one', href: '/§', isCurrent: true, count: 3 }],
  }),
  DataTable: worded(({ wide }) => (
    <DataTable
      caption="§ table"
      columns={[{ title: '§ column', cell: (row: string) => row }]}
      rows={['§ row']}
      rowKey={String}
      scrollHint={wide}
    />
  )),
  EmptyState: wordless(EmptyState, { title: '§ empty', text: '§ text' }),
  ErrorState: wordless(ErrorState, { title: '§ broken', text: '§ text' }),
  FactList: wordless(FactList, { facts: [{ title: '§ fact', value: '§ value' }] }),
  Field: shown(Field, { ...fieldText, children: (control: object) => <input {...control} /> }),
  FormattedDate: worded(({ language }) => <FormattedDate date="2026-10-05" language={language} />),
  Menu: wordless(Menu, { label: '§ menu', entries: [{ label: '§ entry', href: '/§' }] }),
  Notice: worded(() => <Notice title="§ title">§ text</Notice>),
  NoticeButton: worded(({ close }) => (
    <NoticeButton id="§" title="§ title" text="§ text" closeLabel={close}>
      § button
    </NoticeButton>
  )),
  Panel: wordless(Panel, { title: '§ title', text: '§ text', children: '§ content' }),
  ProgressBar: wordless(ProgressBar, { label: '§ label', value: 0.5, text: '§ text' }),
  RichText: wordless(RichText, { html: '<p>§ text</p>' as RichTextProps['html'] }),
  SearchField: worded((labels) => <SearchField hint="§ hint" required labels={labels} />),
  SectionHeading: wordless(SectionHeading, { title: '§ title', text: '§ text' }),
  SelectField: shown(SelectField, { ...fieldText, options: [{ value: '§', label: '§ option' }] }),
  Skeleton: worded(({ loading }) => <Skeleton label={loading} />),
  Stars: worded(({ stars }) => <Stars filledCount={3} label={stars?.replace('{count}', '3')} />),
  StatStrip: wordless(StatStrip, { stats: [{ label: '§ label', value: '§ value' }] }),
  StatTile: wordless(StatTile, { label: '§ label', value: '§ value', note: '§ note' }),
  TagList: wordless(TagList, { items: ['§ tag'] }),
  TextField: shown(TextField, { ...fieldText, type: 'password' as const }),
};
