import { adminPath, type OperationInput, type Page, routePath } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import { type ActionEntry, Badge, ButtonLink, type GridColumn, StatStrip } from '@croupier/ui/admin';
import { useState } from 'react';
import { navigate } from '../../../navigation.js';
import { FooterPagesNotice } from '../../articles/FooterPagesNotice.js';
import { useChange, useQuestion } from '../../backend/use-operations.js';
import { useRefusal } from '../../backend/use-refusal.js';
import { FileButtons } from '../../import/FileButtons.js';
import { type ListFilter, optionsOf } from '../../list/ListChoice.js';
import { ListScreen } from '../../list/ListScreen.js';
import { changeSelected, onlyRow, type SelectedRows } from '../../list/selected-rows.js';
import { useListQuestion } from '../../list/use-list-question.js';
import { useListState } from '../../list/use-list-state.js';
import { DeleteDialog } from '../../records/DeleteDialog.js';

const { pages: labels, news, rows } = adminLabels;

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: labels.status,
    options: optionsOf(labels.statuses),
  },
];

const VERBS = {
  publish: ['pages.publish', news.done.published],
  unpublish: ['pages.unpublish', news.done.unpublished],
  delete: ['pages.delete', rows.done.deleted],
} as const;

/** The list of pages, with how many there are and what the footer lacks. */
export function PagesScreen() {
  const change = useChange();
  const refusal = useRefusal();
  const state = useListState();
  const stats = useQuestion('pages.stats', {});
  const [deleting, setDeleting] = useState<SelectedRows<Page>>();
  const mayNotEdit = refusal('edit pages');
  const mayNotDelete = refusal('import and delete content');
  const status = state.filter('status');
  const query: OperationInput<'pages.list'> = {
    ...(state.search === '' ? {} : { search: state.search }),
    ...(status === 'published' || status === 'draft' ? { status } : {}),
  };
  const pages = useListQuestion('pages.list', query, state);

  const apply = (verb: keyof typeof VERBS, selected: SelectedRows<Page>) => {
    const [operation, message] = VERBS[verb];
    return changeSelected(selected, (records) =>
      change(operation, { records }, { message: message(nameOf(selected)) }),
    );
  };
  const bulkAction = (verb: 'publish' | 'unpublish') => ({
    label: news.actions[verb],
    disabledReason: mayNotEdit,
    onAction: (selected: SelectedRows<Page>) => apply(verb, selected),
  });
  const entriesOf = (page: Page): ActionEntry[] => {
    const verb = page.isPublished ? 'unpublish' : 'publish';
    return [
      { label: rows.actions.view, onAction: () => navigate(adminPath('page-view', page.id)) },
      {
        label: rows.actions.edit,
        disabledReason: mayNotEdit,
        onAction: () => navigate(adminPath('page-edit', page.id)),
      },
      {
        label: adminLabels.openOnSite,
        disabledReason: page.isPublished ? undefined : adminLabels.draftReason,
        onAction: () => window.open(routePath({ kind: 'custom-page', slug: page.slug }), '_blank'),
      },
      {
        label: news.actions[verb],
        disabledReason: mayNotEdit,
        onAction: () => void apply(verb, onlyRow(page)),
      },
      'line',
      {
        label: rows.actions.delete,
        tone: 'danger',
        disabledReason: mayNotDelete,
        onAction: () => setDeleting(onlyRow(page)),
      },
    ];
  };

  return (
    <ListScreen
      name="pages"
      title={labels.title}
      count={labels.count}
      actions={
        <>
          <FileButtons collection="pages" query={query} />
          <ButtonLink href={adminPath('page-new')}>{labels.add}</ButtonLink>
        </>
      }
      notice={
        <>
          <FooterPagesNotice />
          {stats.data === undefined ? null : (
            <StatStrip
              stats={(Object.keys(labels.stats) as (keyof typeof labels.stats)[]).map((name) => ({
                label: labels.stats[name],
                value: String(stats.data[name]),
              }))}
            />
          )}
        </>
      }
      list={state}
      answer={pages}
      columns={COLUMNS}
      rowActions={entriesOf}
      rowKey={({ id }) => id}
      rowName={({ title }) => title}
      searchLabel={labels.search}
      filters={FILTERS}
      bulk={[
        bulkAction('publish'),
        bulkAction('unpublish'),
        { label: rows.actions.delete, tone: 'danger', disabledReason: mayNotDelete, onAction: setDeleting },
      ]}
      onOpen={({ id }) => navigate(adminPath('page-view', id))}
      none={labels.none}
      noneYet={labels.noneYet}
      noneYetText={labels.noneYetText}
      firstStep={<ButtonLink href={adminPath('page-new')}>{labels.addFirst}</ButtonLink>}
    >
      <DeleteDialog
        item={deleting}
        title={(selected) => messages.page.confirmDelete(nameOf(selected))}
        onClose={() => setDeleting(undefined)}
        onDelete={(selected) => apply('delete', selected)}
      />
    </ListScreen>
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
    id: 'status',
    title: labels.columns.status,
    cell: ({ isPublished }) => (
      <Badge tone={isPublished ? 'good' : 'plain'}>
        {isPublished ? news.badges.published : news.badges.draft}
      </Badge>
    ),
  },
  { id: 'created', title: labels.columns.created, cell: ({ createdAt }) => <PaddedDate date={createdAt} /> },
  { id: 'updated', title: labels.columns.updated, cell: ({ updatedAt }) => <PaddedDate date={updatedAt} /> },
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

function nameOf({ one, count }: SelectedRows<Page>): string {
  return one?.title ?? labels.count(count);
}
