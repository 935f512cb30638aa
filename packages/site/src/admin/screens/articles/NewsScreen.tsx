import { adminPath, type OperationInput, POST_CATEGORIES, type Post, routePath } from '@croupier/core';
import { postFields } from '@croupier/core/forms';
import { readingMinutes } from '@croupier/core/html';
import { adminLabels, messages } from '@croupier/core/messages';
import { Badge, ButtonLink, FormattedDate, type GridColumn } from '@croupier/ui/admin';
import { navigate } from '../../../navigation.js';
import { hiddenPostReason, isScheduled } from '../../articles/hidden-post.js';
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
import list from '../list.module.css';

const { news: labels, rows } = adminLabels;

const FILTERS: readonly ListFilter[] = [
  {
    name: 'status',
    label: labels.status,
    options: optionsOf(labels.statuses),
  },
  {
    name: 'category',
    label: labels.category,
    options: [
      { value: '', label: labels.allCategories },
      ...POST_CATEGORIES.map((category) => ({ value: category, label: category })),
    ],
  },
];

const FIELDS = recordFields(postFields);

const rowName = ({ title }: Post) => title;

/** The list of articles, the newest first. */
export function NewsScreen() {
  const state = useListState();
  const { mayNotEdit, bulk, entriesOf, dialog } = useRowVerbs<Post>({
    collection: 'posts',
    editPermission: 'edit posts',
    flags: [publishing('posts')],
    rowName,
    count: labels.count,
    confirmDelete: {
      title: () => messages.post.confirmDelete,
      text: (name) => name,
      several: rows.deleteSeveral,
    },
  });
  // A link may ask for a category that is not among those of the choice.
  const category = state.filter('category');
  const query: OperationInput<'posts.list'> = {
    ...listQuery(state, { filters: FILTERS, fields: FIELDS }),
    ...(category === '' ? {} : { category }),
  };
  const posts = useListQuestion('posts.list', query, state);

  return (
    <ListScreen
      fields={FIELDS}
      editPermission="edit posts"
      name="posts"
      labels={labels}
      actions={
        <>
          <FileButtons collection="posts" query={query} columns={viewColumns(COLUMNS, FIELDS, state)} />
          <ButtonLink href={adminPath('news-new')}>{labels.add}</ButtonLink>
        </>
      }
      list={state}
      answer={posts}
      columns={COLUMNS}
      rowActions={(post) =>
        entriesOf(post, [
          {
            label: labels.actions.view,
            disabledReason: hiddenPostReason(post),
            onAction: () => window.open(publicPath(post), '_blank', 'noopener'),
          },
          {
            label: rows.actions.edit,
            disabledReason: mayNotEdit,
            onAction: () => navigate(adminPath('news-edit', post.id)),
          },
          {
            label: rows.actions.duplicate,
            disabledReason: mayNotEdit,
            onAction: () => navigate(`${adminPath('news-new')}?copy=${post.id}`),
          },
        ])
      }
      rowName={rowName}
      filters={FILTERS}
      bulk={bulk}
      onOpen={({ id }) => navigate(adminPath('news-edit', id))}
      firstStep={<ButtonLink href={adminPath('news-new')}>{labels.add}</ButtonLink>}
    >
      {dialog}
    </ListScreen>
  );
}

const COLUMNS: readonly GridColumn<Post>[] = [
  {
    id: 'title',
    title: labels.columns.title,
    cell: ({ id, title, isGuide }) => (
      <span className={list.marks}>
        <a href={adminPath('news-edit', id)}>{title}</a>
        {isGuide ? <Badge tone="accent">{labels.badges.guide}</Badge> : null}
      </span>
    ),
  },
  { id: 'category', title: labels.columns.category, cell: ({ category }) => category },
  { id: 'isPublished', title: labels.columns.status, cell: (post) => <Status {...post} /> },
  {
    id: 'readTime',
    title: labels.columns.readTime,
    cell: ({ content }) => messages.readTime(readingMinutes(content)),
  },
  {
    id: 'publishedAt',
    title: labels.columns.date,
    cell: ({ publishedAt, createdAt }) => <FormattedDate date={publishedAt ?? createdAt} />,
  },
];

function Status(post: Post) {
  if (!post.isPublished) return <Badge tone="plain">{labels.badges.draft}</Badge>;
  return isScheduled(post) ? (
    <Badge tone="fair">{labels.badges.scheduled}</Badge>
  ) : (
    <Badge tone="good">{labels.badges.published}</Badge>
  );
}

/** Where visitors read it; a guide is among the guides. */
function publicPath({ isGuide, slug }: Post): string {
  return isGuide ? routePath({ kind: 'guides' }) : routePath({ kind: 'post', slug });
}
