import { type OperationResult, routePath } from '@croupier/core';
import { adminCommunityLabels, adminLabels } from '@croupier/core/messages';
import {
  Badge,
  Button,
  ButtonLink,
  EmptyState,
  SearchField,
  Table,
  type TableColumn,
  Tabs,
} from '@croupier/ui/admin';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { NothingFound } from '../list/NothingFound.js';
import { actionsColumn } from '../records/RowActions.js';
import { SampleNotice, tellNoSample, tellSample } from '../SampleNotice.js';
import { ScreenHead } from '../ScreenHead.js';
import { useAddressValue } from '../use-address.js';
import list from './list.module.css';

const { forum: labels } = adminCommunityLabels;
const { actions } = adminLabels.rows;

type Forum = OperationResult<'community.show'>['forum'];
type Topic = Forum['topics'][number];
type Category = Forum['categories'][number];
type Member = Forum['members'][number];

const TABS = ['topics', 'categories', 'users', 'reports'] as const;

/** The sample forum: its topics, categories, members and reports. */
export function ForumScreen() {
  const community = useQuestion('community.show', {});
  const isEmpty = community.data !== undefined && isEmptyForum(community.data.forum);
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={labels.text}
        actions={
          <>
            <ButtonLink variant="plain" href={routePath({ kind: 'forum' })}>
              {labels.viewPage}
            </ButtonLink>
            <Button onClick={() => (isEmpty ? tellNoSample(labels) : tellSample())}>{labels.addTopic}</Button>
          </>
        }
      />
      <Loaded query={community}>{({ forum }) => <ForumTabs forum={forum} />}</Loaded>
    </div>
  );
}

function isEmptyForum({ topics, categories, members }: Forum): boolean {
  return topics.length + categories.length + members.length === 0;
}

function ForumTabs({ forum }: { forum: Forum }) {
  const [tab, setTab] = useAddressValue('tab');
  const [search, setSearch] = useAddressValue('q');
  const wanted = search.trim().toLowerCase();
  const isEmpty = isEmptyForum(forum);
  const empty = isEmpty ? (
    <EmptyState
      title={labels.noneYet}
      text={labels.noneYetText}
      action={<ButtonLink href={routePath({ kind: 'forum' })}>{labels.viewPage}</ButtonLink>}
    />
  ) : (
    <NothingFound title={labels.none} onClear={() => setSearch('')} />
  );
  const table = <Row extends object>(
    tab: 'topics' | 'categories' | 'users',
    rows: readonly Row[],
    wordsOf: (row: Row) => readonly string[],
    columns: readonly TableColumn<Row>[],
  ) => (
    <Table
      caption={labels.tabs[tab]}
      hidesCaption
      rows={rows.filter((row) => wordsOf(row).some((word) => word.toLowerCase().includes(wanted)))}
      rowKey={(row) => wordsOf(row)[0] ?? ''}
      columns={columns}
      empty={empty}
    />
  );
  const contents = {
    topics: table(
      'topics',
      forum.topics,
      ({ title, author, category }) => [title, author, category],
      TOPIC_COLUMNS,
    ),
    categories: table(
      'categories',
      forum.categories,
      ({ name, description }) => [name, description],
      CATEGORY_COLUMNS,
    ),
    users: table('users', forum.members, ({ name, badge }) => [name, badge], MEMBER_COLUMNS),
    reports: <EmptyState title={labels.noReports} text={labels.noReportsText} />,
  };
  return (
    <>
      {isEmpty ? null : <SampleNotice />}
      <SearchField
        label={labels.search}
        hidesLabel
        placeholder={labels.search}
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <Tabs
        label={labels.title}
        value={TABS.find((one) => one === tab) ?? 'topics'}
        onChange={(id) => setTab(id === 'topics' ? '' : id)}
        tabs={TABS.map((id) => ({ id, label: labels.tabs[id], content: contents[id] }))}
      />
    </>
  );
}

/** The menu of a row: its buttons say that they change nothing. */
function sampleActions<Row>(nameOf: (row: Row) => string, more: readonly string[] = []): TableColumn<Row> {
  return actionsColumn(nameOf, () => [
    ...[actions.edit, ...more].map((label) => ({ label, onAction: tellSample })),
    'line',
    { label: actions.delete, tone: 'danger', onAction: tellSample },
  ]);
}

const TOPIC_COLUMNS: readonly TableColumn<Topic>[] = [
  {
    title: labels.columns.title,
    cell: ({ title, isPinned, isHot }) => (
      <>
        {title}
        {isPinned || isHot ? (
          <p className={list.marks}>
            {isPinned ? <Badge tone="accent">{labels.pinned}</Badge> : null}
            {isHot ? <Badge tone="fair">{labels.hot}</Badge> : null}
          </p>
        ) : null}
      </>
    ),
  },
  { title: labels.columns.author, cell: ({ author }) => author },
  { title: labels.columns.category, cell: ({ category }) => category },
  { title: labels.columns.replies, align: 'end', cell: ({ replies }) => replies },
  { title: labels.columns.views, align: 'end', cell: ({ views }) => views },
  { title: labels.columns.lastReply, cell: ({ lastReply }) => lastReply },
  sampleActions(({ title }) => title, [labels.actions.pin, labels.actions.lock]),
];

const CATEGORY_COLUMNS: readonly TableColumn<Category>[] = [
  { title: labels.columns.name, cell: ({ name }) => name },
  { title: labels.columns.description, cell: ({ description }) => description },
  { title: labels.columns.topics, align: 'end', cell: ({ topics }) => topics },
  { title: labels.columns.posts, align: 'end', cell: ({ posts }) => posts },
  { title: labels.columns.lastPost, cell: ({ lastPost }) => lastPost },
  sampleActions(({ name }) => name),
];

const MEMBER_COLUMNS: readonly TableColumn<Member>[] = [
  { title: labels.columns.name, cell: ({ name }) => name },
  { title: labels.columns.badge, cell: ({ badge }) => badge },
  { title: labels.columns.posts, align: 'end', cell: ({ posts }) => posts },
  { title: labels.columns.reputation, align: 'end', cell: ({ reputation }) => reputation },
  sampleActions(({ name }) => name),
];
