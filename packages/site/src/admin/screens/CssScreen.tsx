import type { OperationResult } from '@croupier/core';
import { adminStylesLabels, messages } from '@croupier/core/messages';
import { Button, Notice, type NoticeProps, SwitchField, showToast, Tabs } from '@croupier/ui/admin';
import { useCallback, useState } from 'react';
import { useAdmin } from '../backend/backend.js';
import { problemText, toastFailure, useChange, useQuestion } from '../backend/use-operations.js';
import { CodeEditor } from '../custom-css/CodeEditor.js';
import { CssVersions } from '../custom-css/CssVersions.js';
import type { CssIssue } from '../custom-css/code-editor-props.js';
import look from '../custom-css/custom-css.module.css';
import { Inspector } from '../custom-css/Inspector.js';
import { useCssDraft } from '../custom-css/use-css-draft.js';
import { Loaded } from '../Loaded.js';
import { PagePreview } from '../preview/PagePreview.js';
import { QuestionDialog } from '../records/QuestionDialog.js';
import list from './list.module.css';

const labels = adminStylesLabels;
const words = messages.styles;

/** The look of the site in CSS of one's own: typed, picked from the page, and seen before visitors see it. */
export function CssScreen() {
  return (
    <div className={list.root}>
      <div>
        <h1>{labels.title}</h1>
        <p className={list.count}>{labels.text}</p>
      </div>
      <Loaded query={useQuestion('styles.show', {})}>{(stored) => <CssEditor {...stored} />}</Loaded>
    </div>
  );
}

function CssEditor(stored: OperationResult<'styles.show'>) {
  const { perform } = useAdmin();
  const change = useChange();
  const { text, setText, status, setStored } = useCssDraft(stored);
  const [faults, setFaults] = useState<readonly CssIssue[]>(stored.faults);
  const [overruled, setOverruled] = useState<readonly CssIssue[]>([]);
  const check = useCallback(
    async (css: string) => {
      const { result } = await perform('styles.draft', { css }, { dryRun: true });
      setFaults(result.faults);
      setOverruled(result.overruled);
      return [...result.faults, ...result.overruled.map((issue) => ({ ...issue, isHint: true }))];
    },
    [perform],
  );
  const publish = async () => {
    try {
      await change('styles.set', { css: text }, { message: words.savedTitle });
      setStored(text);
    } catch (error) {
      showToast({
        tone: 'poor',
        title: words.failedTitle,
        text: `${words.failed} ${problemText(error).detail}`,
      });
    }
  };
  const setActive = (isActive: boolean) =>
    toastFailure(
      change(
        isActive ? 'styles.enable' : 'styles.disable',
        {},
        { message: isActive ? labels.activated : labels.deactivated },
      ),
    );
  return (
    <>
      <div className={look.bar}>
        <p className={look.status} role="status">
          {status}
        </p>
        <SwitchField
          label={labels.active}
          value={stored.isActive}
          onChange={({ target }) => setActive(target.value)}
        />
        <QuestionDialog
          title={labels.confirmReset}
          text={labels.resetText}
          confirmLabel={labels.reset}
          trigger={<Button variant="plain">{labels.reset}</Button>}
          onConfirm={async () => {
            await change('styles.reset', {}, { message: words.resetTitle });
            setStored('');
          }}
        />
        <Button onClick={() => void publish()}>{labels.publish}</Button>
      </div>
      <IssueNotice tone="poor" title={labels.faults(faults.length)} issues={faults} />
      <IssueNotice tone="info" title={labels.overruled} issues={overruled} />
      <Tabs
        label={labels.title}
        tabs={[
          {
            id: 'editor',
            label: labels.tabs.editor,
            content: (
              <div className={list.root}>
                <p className={list.count}>{labels.editorHint}</p>
                <CodeEditor label={labels.editor} value={text} onChange={setText} check={check} />
                <CssVersions live={stored.css} onRestored={setStored} />
              </div>
            ),
          },
          {
            id: 'live',
            label: labels.tabs.live,
            content: (
              <div className={list.root}>
                <Inspector css={text} onChange={setText} />
              </div>
            ),
          },
          {
            id: 'preview',
            label: labels.tabs.preview,
            content: <PagePreview path="/" unsaved={{ css: text }} />,
          },
        ]}
      />
    </>
  );
}

interface IssueNoticeProps extends Required<Pick<NoticeProps, 'tone' | 'title'>> {
  issues: readonly CssIssue[];
}

function IssueNotice({ tone, title, issues }: IssueNoticeProps) {
  if (issues.length === 0) return null;
  return (
    <Notice tone={tone} title={title}>
      <ul className={look.faults}>
        {issues.slice(0, 10).map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>{labels.fault(line, column, message)}</li>
        ))}
      </ul>
    </Notice>
  );
}
