import { adminLabels } from '@croupier/core/messages';
import { Button, LazyPart, Skeleton } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { readLocalValue, saveLocalValue } from '../local-values.js';
import { ScreenHead } from '../ScreenHead.js';
import list from '../screens/list.module.css';
import styles from './FormWithPreview.module.css';

const { pagePreview: labels } = adminLabels;

interface FormWithPreviewProps {
  title: ReactNode;
  /** Below the title. */
  text?: ReactNode;
  /** Beside the button that shows the page. */
  actions?: ReactNode;
  /** Under what this browser remembers whether the page is shown. */
  name: 'articles' | 'casinos';
  /** The page. */
  preview: ReactNode;
  children: ReactNode;
}

/** Whether the page is shown until somebody says otherwise. */
const IS_SHOWN = { articles: true, casinos: false };
const KEYS = { articles: 'croupier-preview', casinos: 'croupier-preview-casinos' };

/** A form with a preview of its page: beside it on wide screens, else below. */
export function FormWithPreview({ title, text, actions, name, preview, children }: FormWithPreviewProps) {
  const usual = IS_SHOWN[name];
  const [isShown, setShown] = useState(() => (readLocalValue(KEYS[name]) === undefined ? usual : !usual));
  const toggle = () => {
    saveLocalValue(KEYS[name], isShown === usual ? (usual ? 'hidden' : 'shown') : undefined);
    setShown(!isShown);
  };
  return (
    <div className={list.root}>
      <ScreenHead
        title={title}
        text={text}
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
            <LazyPart fallback={<Skeleton count={5} />}>{preview}</LazyPart>
          </div>
        ) : null}
      </div>
    </div>
  );
}
