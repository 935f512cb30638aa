import { adminPath, type OperationResult } from '@croupier/core';
import { settingsFields } from '@croupier/core/forms';
import { adminLabels } from '@croupier/core/messages';
import { Button, Panel } from '@croupier/ui/admin';
import { useState } from 'react';
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

/** What a new site needs before its first visitor. It goes once all is done; a site of sample content has none. */
export function FirstSteps() {
  const [isHidden, setHidden] = useState(() => readLocalValue(HIDDEN_KEY) === true);
  const done = useDoneSteps();
  if (done === undefined || isHidden) return null;
  const steps = Object.keys(labels.steps) as Step[];
  if (steps.every((step) => done[step])) return null;
  const hide = () => {
    saveLocalValue(HIDDEN_KEY, true);
    setHidden(true);
  };
  return (
    <Panel title={labels.title} text={labels.text(steps.filter((step) => done[step]).length, steps.length)}>
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

/** Which steps are done; undefined while that is read, and where the content is the sample. */
function useDoneSteps(): Record<Step, boolean> | undefined {
  const settings = useQuestion('settings.list', {}).data?.settings;
  const casinos = useQuestion('casinos.list', { limit: 1 }).data?.total;
  const pages = useQuestion('pages.list', { status: 'published' }).data?.records;
  const unwritten = useQuestion('pages.footer', {}).data?.missing;
  if (settings === undefined || casinos === undefined || pages === undefined || unwritten === undefined)
    return undefined;
  if (settings.isSample) return undefined;
  return {
    name: settings.siteName !== '',
    logo: hasOwnLogo(settings),
    casinos: casinos > 0,
    legal: LEGAL_PAGES.every(
      (slug) =>
        pages.some((page) => page.slug === slug) && !unwritten.some((missing) => missing.slug === slug),
    ),
    address: settings.siteBaseUrl !== undefined,
  };
}

function hasOwnLogo({ logoUrl }: OperationResult<'settings.list'>['settings']): boolean {
  return logoUrl !== settingsFields.find(({ path }) => path === 'logoUrl')?.fallback;
}
