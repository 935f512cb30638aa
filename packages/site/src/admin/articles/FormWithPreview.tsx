import { adminLabels } from '@croupier/core/messages';
import { Button, LazyPart, lazyPart, Skeleton } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { readLocalValue, saveLocalValue } from '../local-values.js';
import { ScreenHead } from '../ScreenHead.js';
import list from '../screens/list.module.css';
import styles from './FormWithPreview.module.css';
import type { PreviewPaneProps } from './PreviewPane.js';

const { pagePreview: labels } = adminLabels;
const KEY = 'croupier-preview';
const PreviewPane = lazyPart(async () => (await import('./PreviewPane.js')).PreviewPane);

interface FormWithPreviewProps {
  title: ReactNode;
  /** Beside the button that shows the page. */
  actions?: ReactNode;
  unsaved: PreviewPaneProps;
  children: ReactNode;
}

/** A form with a preview of its page: beside it on wide screens, else below. */
export function FormWithPreview({ title, actions, unsaved, children }: FormWithPreviewProps) {
  const [isShown, setShown] = useState(() => readLocalValue(KEY) !== 'hidden');
  const toggle = () => {
    saveLocalValue(KEY, isShown ? 'hidden' : undefined);
    setShown(!isShown);
  };
  return (
    <div className={list.root}>
      <ScreenHead
        title={title}
        actions={
          <>
            {actions}
            <Button variant="plain" aria-pressed={isShown} onClick={toggle}>
              {isShown ? labels.hide : labels.show}
            </Button>
          </>
        }
      />
      <div className={styles.halves} data-preview={isShown}>
        <div className={styles.form}>{children}</div>
        {isShown ? (
          <div className={styles.preview}>
            <LazyPart fallback={<Skeleton count={5} />}>
              <PreviewPane {...unsaved} />
            </LazyPart>
          </div>
        ) : null}
      </div>
    </div>
  );
}
