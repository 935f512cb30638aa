import { adminPath, type OperationResult, routePath } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import { Badge, Button, ButtonLink, FactList, FormattedDate, Panel } from '@croupier/ui/admin';
import { useEffect, useState } from 'react';
import { useQuestion } from '../../backend/use-operations.js';
import { copyText } from '../../copy-text.js';
import { Loaded } from '../../Loaded.js';
import { useRecordTitle } from '../../records/record-title.js';
import { ScreenHead } from '../../ScreenHead.js';
import type { ScreenProps } from '../../screen-props.js';
import list from '../list.module.css';
import { PageNotFound } from './PageNotFound.js';

const { pageView: labels, news } = adminLabels;
/** How long the button says that the address was copied. */
const COPIED_MS = 2_000;

/** One page: its address, its length, and the ways on. */
export function PageViewScreen({ id }: ScreenProps) {
  const stats = useQuestion('pages.stats', { record: id });
  return (
    <Loaded query={useQuestion('pages.show', { record: id })} notFound={<PageNotFound />}>
      {({ record }) => <ShownPage record={record} stats={stats.data} />}
    </Loaded>
  );
}

interface ShownPageProps {
  record: OperationResult<'pages.show'>['record'];
  stats: OperationResult<'pages.stats'> | undefined;
}

function ShownPage({ record, stats }: ShownPageProps) {
  useRecordTitle(record.title);
  const path = routePath({ kind: 'custom-page', slug: record.slug });
  const length = stats !== undefined && 'page' in stats ? stats.page : undefined;
  return (
    <div className={list.root}>
      <ScreenHead
        title={record.title}
        actions={
          <>
            <ButtonLink variant="plain" href={adminPath('pages')}>
              {labels.back}
            </ButtonLink>
            <CopyButton address={location.origin + path} />
            {record.isPublished ? (
              <ButtonLink variant="plain" href={path} target="_blank">
                {labels.viewLive}
              </ButtonLink>
            ) : null}
            <ButtonLink href={adminPath('page-edit', record.id)}>{labels.edit}</ButtonLink>
          </>
        }
      />
      <Panel title={labels.stats}>
        <FactList
          facts={[
            { title: labels.slug, value: record.slug },
            {
              title: labels.status,
              value: (
                <Badge tone={record.isPublished ? 'good' : 'plain'}>
                  {record.isPublished ? news.badges.published : news.badges.draft}
                </Badge>
              ),
            },
            { title: labels.words, value: length?.words ?? '' },
            { title: labels.characters, value: length?.characters ?? '' },
            { title: labels.readTime, value: length?.readTime ?? '' },
            { title: labels.created, value: <FormattedDate date={record.createdAt} /> },
            { title: labels.updated, value: <FormattedDate date={record.updatedAt} /> },
          ]}
        />
      </Panel>
    </div>
  );
}

function CopyButton({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const { title, text, failed } = messages.copied;
    setCopied(await copyText(address, { title, text }, { title: labels.copyFailedTitle, text: failed }));
  };
  return (
    <Button variant="plain" onClick={() => void copy()}>
      {isCopied ? messages.copied.done : labels.copy}
    </Button>
  );
}
