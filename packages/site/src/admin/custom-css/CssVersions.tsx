import { adminStylesLabels, messages } from '@croupier/core/messages';
import { Button, Dialog, Panel, Table } from '@croupier/ui/admin';
import { useState } from 'react';
import { toastFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import list from '../screens/list.module.css';
import { CodeEditor } from './CodeEditor.js';

const { versions: labels } = adminStylesLabels;
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

/** Earlier versions of the custom CSS: what differs, and the way back with one click. */
export function CssVersions({ live, onRestored }: { live: string; onRestored: (css: string) => void }) {
  const change = useChange();
  const [compared, setCompared] = useState<string>();
  const restore = async (version: string) => {
    const { result } = await change('styles.revert', { version }, { message: messages.styles.savedTitle });
    onRestored(result.records[0]?.css ?? '');
  };
  return (
    <Panel title={labels.title} text={labels.text}>
      <Loaded query={useQuestion('styles.history', {})}>
        {({ records }) => (
          <>
            <Table
              caption={labels.table}
              hidesCaption
              rows={records}
              rowKey={({ id }) => id}
              empty={labels.none}
              columns={[
                {
                  title: labels.column.when,
                  cell: ({ createdAt }) => (
                    <time dateTime={createdAt}>{MOMENT.format(new Date(createdAt))}</time>
                  ),
                },
                { title: labels.column.what, cell: ({ description }) => description || '–' },
                { title: labels.column.size, cell: ({ css }) => labels.size(css.length), align: 'end' },
                {
                  title: labels.column.actions,
                  cell: ({ id, css }) => (
                    <span className={list.inline}>
                      <Button variant="quiet" onClick={() => setCompared(css)}>
                        {labels.compare}
                      </Button>
                      <Button variant="quiet" onClick={() => toastFailure(restore(id))}>
                        {labels.restore}
                      </Button>
                    </span>
                  ),
                },
              ]}
            />
            <Dialog
              size="large"
              title={labels.difference}
              isOpen={compared !== undefined}
              onOpenChange={(isOpen) => (isOpen ? undefined : setCompared(undefined))}
            >
              {compared === undefined ? null : (
                <CodeEditor label={labels.difference} value={compared} original={live} />
              )}
            </Dialog>
          </>
        )}
      </Loaded>
    </Panel>
  );
}
