import { allows, type OperationResult } from '@croupier/core';
import { adminTrackingLabels, messages } from '@croupier/core/messages';
import {
  BarChart,
  Button,
  ButtonLink,
  EmptyState,
  StatStrip,
  Table,
  type TableColumn,
} from '@croupier/ui/admin';
import { useAdmin } from '../backend/backend.js';
import { useDownload } from '../backend/use-download.js';
import { useChange, useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { QuestionDialog } from '../records/QuestionDialog.js';
import { ScreenHead } from '../ScreenHead.js';
import { VisitsPanel } from '../tracking/VisitsPanel.js';
import list from './list.module.css';
import styles from './TrackingScreen.module.css';

const labels = adminTrackingLabels;
const NUMBERS = new Intl.NumberFormat('en');
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', day: 'numeric', month: 'short' });

/** What visitors looked at and clicked on. */
export function TrackingScreen() {
  const role = useAdmin().getSession().user?.role;
  const change = useChange();
  const download = useDownload();
  const summary = useQuestion('tracking.summary', {});
  const mayExport = allows('see logs', role);
  return (
    <div className={list.root}>
      <ScreenHead
        title={labels.title}
        text={labels.text}
        actions={
          mayExport ? (
            <>
              <Button
                variant="plain"
                onClick={() => void download('tracking.pageviews', {}, 'pageviews.csv')}
              >
                {labels.exportViews}
              </Button>
              <Button variant="plain" onClick={() => void download('tracking.clicks', {}, 'clicks.csv')}>
                {labels.exportClicks}
              </Button>
              <QuestionDialog
                title={labels.confirmClear}
                text={labels.clearText}
                confirmLabel={labels.clear}
                trigger={<Button variant="danger">{labels.clear}</Button>}
                onConfirm={() => change('tracking.clear', {}, { message: labels.cleared })}
              />
            </>
          ) : undefined
        }
      />
      <Loaded query={summary}>{(found) => <Figures {...found} />}</Loaded>
      {summary.isPending ? null : <VisitsPanel />}
    </div>
  );
}

function Figures({
  views,
  clicks,
  uncounted,
  days,
  topPages,
  topLinks,
  topCasinos,
  topPlaces,
}: OperationResult<'tracking.summary'>) {
  if (views + clicks === 0)
    return (
      <EmptyState
        title={messages.tracking.empty}
        text={labels.emptyText}
        action={<ButtonLink href="/">{labels.viewSite}</ButtonLink>}
      />
    );
  return (
    <>
      <StatStrip
        stats={[
          { label: labels.views, value: NUMBERS.format(views) },
          { label: labels.clicks, value: NUMBERS.format(clicks) },
          ...(uncounted === 0 ? [] : [{ label: labels.uncounted, value: NUMBERS.format(uncounted) }]),
        ]}
      />
      <div className={styles.halves}>
        {(['views', 'clicks'] as const).map((of) => (
          <BarChart
            key={of}
            title={labels.days[of]}
            bars={days.map((day) => ({
              label: WEEKDAY.format(new Date(`${day.day}T12:00`)),
              value: day[of],
            }))}
            headings={{ label: labels.days.day, value: labels[of] }}
          />
        ))}
        <TopList
          caption={labels.topPages}
          rows={topPages}
          rowKey={({ path }) => path}
          columns={[
            { title: labels.columns.page, cell: ({ path }) => <a href={path}>{path}</a> },
            { title: labels.columns.title, cell: ({ title }) => title },
            VIEWS,
          ]}
        />
        <TopList
          caption={labels.topLinks}
          rows={topLinks}
          rowKey={({ url, label }) => `${url} ${label}`}
          columns={[
            { title: labels.columns.link, cell: ({ label }) => label || '–' },
            { title: labels.columns.address, cell: ({ url }) => url },
            CLICKS,
          ]}
        />
        <TopList
          caption={labels.byCasino}
          rows={topCasinos}
          rowKey={({ casino }) => casino}
          columns={[{ title: labels.columns.casino, cell: ({ casino }) => casino }, CLICKS]}
        />
        <TopList
          caption={labels.byPlace}
          rows={topPlaces}
          rowKey={({ path }) => path}
          columns={[{ title: labels.columns.place, cell: ({ path }) => <a href={path}>{path}</a> }, CLICKS]}
        />
      </div>
    </>
  );
}

const VIEWS: TableColumn<{ views: number }> = {
  title: labels.views,
  cell: ({ views }) => NUMBERS.format(views),
  align: 'end',
};

const CLICKS: TableColumn<{ clicks: number }> = {
  title: labels.clicks,
  cell: ({ clicks }) => NUMBERS.format(clicks),
  align: 'end',
};

function TopList<Row>(props: {
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly TableColumn<Row>[];
}) {
  return <Table {...props} empty={messages.tracking.empty} />;
}
