import { adminPath, type OperationResult } from '@croupier/core';
import { settingsFields } from '@croupier/core/forms';
import { adminLabels } from '@croupier/core/messages';
import { Button, Panel, Skeleton } from '@croupier/ui/admin';
import { type ReactNode, useState } from 'react';
import { useQuestion } from './backend/use-operations.js';
import styles from './FirstSteps.module.css';
import { readLocalValue, saveLocalValue } from './local-values.js';

const { firstSteps: labels } = adminLabels.dashboard;
const HIDDEN_KEY = 'croupier-first-steps-hidden';
const LEGAL_PAGES = ['privacy', 'terms'];

type Step = keyof typeof labels.steps;

const PATHS: Record<Step, string> = {
  name: `${adminPath('settings')}?field=siteName`,
  logo: `${adminPath('settings')}?field=logoUrl`,
  casinos: adminPath('casinos'),
  legal: adminPath('pages'),
  address: `${adminPath('settings')}?field=siteBaseUrl`,
};

/**
 * What a new site needs before its first visitor, above what follows once that is known. It goes once all is done; a site
 * of sample content has none.
 */
export function FirstSteps({ children }: { children: ReactNode }) {
  const { done, isPending } = useDoneSteps();
  const [isHidden, setHidden] = useState(() => readLocalValue(HIDDEN_KEY) === true);
  if (isPending && !isHidden) return <Skeleton count={5} />;
  return (
    <>
      {done === undefined || isHidden ? null : <StepsPanel done={done} onHide={() => setHidden(true)} />}
      {children}
    </>
  );
}

function StepsPanel({ done, onHide }: { done: Record<Step, boolean>; onHide: () => void }) {
  const steps = Object.keys(labels.steps) as Step[];
  if (steps.every((step) => done[step])) return null;
  const hide = () => {
    saveLocalValue(HIDDEN_KEY, true);
    onHide();
  };
  return (
    <Panel
      className={styles.panel}
      title={labels.title}
      text={labels.text(steps.filter((step) => done[step]).length, steps.length)}
    >
      <ol className={styles.steps}>
        {steps.map((step) => {
          const [title, text] = labels.steps[step];
          return (
            <li key={step} className={styles.step}>
              <span className={styles.tick} data-done={done[step]} aria-hidden="true">
                {done[step] ? '✓' : ''}
              </span>
              <div>
                {done[step] ? title : <a href={PATHS[step]}>{title}</a>}
                <p className={styles.text}>{text}</p>
              </div>
              {done[step] ? <span className="cr-visually-hidden">{labels.done}</span> : null}
            </li>
          );
        })}
      </ol>
      <Button variant="quiet" onClick={hide}>
        {labels.hide}
      </Button>
    </Panel>
  );
}

/** Which steps are done; undefined where that cannot be read, and where the content is the sample. */
function useDoneSteps(): { done?: Record<Step, boolean>; isPending: boolean } {
  const asked = [
    useQuestion('settings.list', {}),
    useQuestion('casinos.list', { limit: 1 }),
    useQuestion('pages.list', { status: 'published' }),
    useQuestion('pages.footer', {}),
  ] as const;
  const [
    { data: { settings } = {} },
    { data: { total: casinos } = {} },
    { data: { records: pages } = {} },
    { data: { missing: unwritten } = {} },
  ] = asked;
  if (settings?.isSample) return { isPending: false };
  if (settings === undefined || casinos === undefined || pages === undefined || unwritten === undefined)
    return { isPending: asked.every(({ error }) => error === null) };
  const done = {
    name: settings.siteName !== '',
    logo: hasOwnLogo(settings),
    casinos: casinos > 0,
    legal: LEGAL_PAGES.every(
      (slug) =>
        pages.some((page) => page.slug === slug) && !unwritten.some((missing) => missing.slug === slug),
    ),
    address: settings.siteBaseUrl !== undefined,
  };
  return { done, isPending: false };
}

function hasOwnLogo({ logoUrl }: OperationResult<'settings.list'>['settings']): boolean {
  return logoUrl !== settingsFields.find(({ path }) => path === 'logoUrl')?.fallback;
}
