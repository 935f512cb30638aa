import { adminPath, type OperationInput, type OperationResult, type Page, routePath } from '@croupier/core';
import { pageFields } from '@croupier/core/forms';
import { adminLabels, messages } from '@croupier/core/messages';
import { Badge, ButtonLink, type GridColumn, Skeleton, StatStrip } from '@croupier/ui/admin';
import { navigate } from '../../../navigation.js';
import { FooterPagesNotice } from '../../articles/FooterPagesNotice.js';
import { useQuestion } from '../../backend/use-operations.js';
import { FileButtons } from '../../import/FileButtons.js';
import { recordFields } from '../../list/fields/record-fields.js';
import { viewColumns } from '../../list/fields/view-columns.js';
import { type ListFilter, optionsOf } from '../../list/ListChoice.js';
import { ListScreen } from '../../list/ListScreen.js';
import { listQuery } from '../../list/list-query.js';
import { publishing } from '../../list/row-flags.js';
import { useListQuestion } from '../../list/use-list-question.js';
import { useListState } from '../../list/use-list-state.js';
import { useRowVerbs } from '../../list/use-row-verbs.js';

const { pages: labels, news, rows } = adminLabels;

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: labels.status,
    options: optionsOf(labels.statuses),
  },
];

const FIELDS = recordFields(pageFields);

const rowName = ({ title }: Page) => title;

/** The list of pages, with how many there are and what the footer lacks. */
export function PagesScreen() {
  const state = useListState();
  const stats = useQuestion('pages.stats', {});
  const footer = useQuestion('pages.footer', {});
  const isKnown = !stats.isPending && !footer.isPending;
  const { mayNotEdit, bulk, entriesOf, dialog } = useRowVerbs<Page>({
    collection: 'pages',
    editPermission: 'edit pages',
    flags: [publishing('pages')],
    rowName,
    count: labels.count,
    confirmDelete: { title: messages.page.confirmDelete, several: rows.deleteSeveral },
  });
  const query = listQuery<OperationInput<'pages.list'>>(state, { filters: FILTERS, fields: FIELDS });
  const pages = useListQuestion('pages.list', query, state);

  return (
    <ListScreen
      fields={FIELDS}
      editPermission="edit pages"
      name="pages"
      labels={labels}
      actions={
        <>
          <FileButtons collection="pages" query={query} columns={viewColumns(COLUMNS, FIELDS, state)} />
          <ButtonLink href={adminPath('page-new')}>{labels.add}</ButtonLink>
        </>
      }
      notice={
        isKnown ? (
          <>
            {footer.data === undefined ? null : <FooterPagesNotice {...footer.data} />}
            {stats.data === undefined ? null : <PageStats {...stats.data} />}
          </>
        ) : null
      }
      // What comes above it later would push it away.
      frame={(grid) => (isKnown ? grid : <Skeleton count={5} />)}
      list={state}
      answer={pages}
      columns={COLUMNS}
      rowActions={(page) =>
        entriesOf(page, [
          { label: rows.actions.view, onAction: () => navigate(adminPath('page-view', page.id)) },
          {
            label: rows.actions.edit,
            disabledReason: mayNotEdit,
            onAction: () => navigate(adminPath('page-edit', page.id)),
          },
          {
            label: rows.actions.duplicate,
            disabledReason: mayNotEdit,
            onAction: () => navigate(`${adminPath('page-new')}?copy=${page.id}`),
          },
          {
            label: adminLabels.openOnSite,
            disabledReason: page.isPublished ? undefined : adminLabels.draftReason,
            onAction: () => window.open(routePath({ kind: 'custom-page', slug: page.slug }), '_blank'),
          },
        ])
      }
      rowName={rowName}
      filters={FILTERS}
      bulk={bulk}
      onOpen={({ id }) => navigate(adminPath('page-view', id))}
      firstStep={<ButtonLink href={adminPath('page-new')}>{labels.addFirst}</ButtonLink>}
    >
      {dialog}
    </ListScreen>
  );
}

function PageStats(stats: OperationResult<'pages.stats'>) {
  return (
    <StatStrip
      stats={(Object.keys(labels.stats) as (keyof typeof labels.stats)[]).map((name) => ({
        label: labels.stats[name],
        value: stats[name].toLocaleString('en'),
      }))}
    />
  );
}

const COLUMNS: readonly GridColumn<Page>[] = [
  {
    id: 'title',
    title: labels.columns.title,
    cell: ({ id, title }) => <a href={adminPath('page-view', id)}>{title}</a>,
  },
  { id: 'slug', title: labels.columns.slug, cell: ({ slug }) => `/${slug}` },
  {
    id: 'isPublished',
    title: labels.columns.status,
    cell: ({ isPublished }) => (
      <Badge tone={isPublished ? 'good' : 'plain'}>
        {isPublished ? news.badges.published : news.badges.draft}
      </Badge>
    ),
  },
  { id: 'created', title: labels.columns.created, cell: ({ createdAt }) => <PaddedDate date={createdAt} /> },
  {
    id: 'updatedAt',
    title: labels.columns.updated,
    cell: ({ updatedAt }) => <PaddedDate date={updatedAt} />,
  },
];

const DATE_FORMAT = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A date like Jan 05, 2025. */
function PaddedDate({ date }: { date: string }) {
  return <time dateTime={date}>{DATE_FORMAT.format(new Date(date))}</time>;
}
