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
import { renderWithLabels, renderWithoutTexts, renderWithTextProps } from './render-component.js';

const fieldText = { label: '§ label', hint: '§ hint', error: '§ wrong', required: true, id: '§' };

/** Parts with data of ours, in the language of the labels; English without them. */
export const partRenderings = {
  Badge: renderWithoutTexts(Badge, { children: '§ badge' }),
  BarChart: renderWithTextProps(({ language }) => (
    <BarChart
      title="§ chart"
      bars={[{ label: '§ bar', value: 1204 }]}
      headings={{ label: '§ what', value: '§ count' }}
      language={language}
    />
  )),
  BenefitStrip: renderWithoutTexts(BenefitStrip, { benefits: [{ title: '§ title', text: '§ text' }] }),
  Button: renderWithTextProps(() => <Button>§ button</Button>),
  ButtonLink: renderWithTextProps(() => <ButtonLink href="/§">§ link</ButtonLink>),
  CardGrid: renderWithoutTexts(CardGrid, { children: ['§ card'], label: '§ cards' }),
  CheckboxField: renderWithLabels(CheckboxField, fieldText),
  ChoiceLinks: renderWithoutTexts(ChoiceLinks, {
    label: '§ choices',
    choices: [{ label: '§ one', href: '/§', isCurrent: true, count: 3 }],
  }),
  DataTable: renderWithTextProps(({ wide }) => (
    <DataTable
      caption="§ table"
      columns={[{ title: '§ column', cell: (row: string) => row }]}
      rows={['§ row']}
      rowKey={String}
      scrollHint={wide}
    />
  )),
  EmptyState: renderWithoutTexts(EmptyState, { title: '§ empty', text: '§ text' }),
  ErrorState: renderWithoutTexts(ErrorState, { title: '§ broken', text: '§ text' }),
  FactList: renderWithoutTexts(FactList, { facts: [{ title: '§ fact', value: '§ value' }] }),
  Field: renderWithLabels(Field, { ...fieldText, children: (control: object) => <input {...control} /> }),
  FormattedDate: renderWithTextProps(({ language }) => (
    <FormattedDate date="2026-10-05" language={language} />
  )),
  Menu: renderWithoutTexts(Menu, { label: '§ menu', entries: [{ label: '§ entry', href: '/§' }] }),
  Notice: renderWithTextProps(() => <Notice title="§ title">§ text</Notice>),
  NoticeButton: renderWithTextProps(({ close }) => (
    <NoticeButton id="§" title="§ title" text="§ text" closeLabel={close}>
      § button
    </NoticeButton>
  )),
  Panel: renderWithoutTexts(Panel, { title: '§ title', text: '§ text', children: '§ content' }),
  ProgressBar: renderWithoutTexts(ProgressBar, { label: '§ label', value: 0.5, text: '§ text' }),
  RichText: renderWithoutTexts(RichText, { html: '<p>§ text</p>' as RichTextProps['html'] }),
  SearchField: renderWithTextProps((labels) => <SearchField hint="§ hint" required labels={labels} />),
  SectionHeading: renderWithoutTexts(SectionHeading, { title: '§ title', text: '§ text' }),
  SelectField: renderWithLabels(SelectField, { ...fieldText, options: [{ value: '§', label: '§ option' }] }),
  Skeleton: renderWithTextProps(({ loading }) => <Skeleton label={loading} />),
  Stars: renderWithTextProps(({ stars }) => <Stars filledCount={3} label={stars?.replace('{count}', '3')} />),
  StatStrip: renderWithoutTexts(StatStrip, { stats: [{ label: '§ label', value: '§ value' }] }),
  StatTile: renderWithoutTexts(StatTile, { label: '§ label', value: '§ value', note: '§ note' }),
  TagList: renderWithoutTexts(TagList, { items: ['§ tag'] }),
  TextField: renderWithLabels(TextField, { ...fieldText, type: 'password' as const }),
};
