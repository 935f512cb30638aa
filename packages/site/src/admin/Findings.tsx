import { allows, type OperationResult } from '@croupier/core';
import { adminLabels } from '@croupier/core/messages';
import { Badge, Button, LazyPart, lazyPart } from '@croupier/ui/admin';
import { useState } from 'react';
import { useAdmin } from './backend/backend.js';
import { toastFailure, useChange } from './backend/use-operations.js';
import { editAddress } from './records/content-address.js';
import styles from './screens/DashboardScreen.module.css';
import list from './screens/list.module.css';

const FindingActions = lazyPart(async () => (await import('./FindingActions.js')).FindingActions);

const { dashboard: labels } = adminLabels;

/** How many are shown at first. */
const MOST_FINDINGS = 8;

type Finding = OperationResult<'doctor.check'>['findings'][number];

/** What the doctor found, and a button that mends what is safe to mend. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const role = useAdmin().getSession().user?.role;
  const change = useChange();
  const [isAll, setAll] = useState(false);
  const mend = () =>
    toastFailure(change('doctor.mend', {}, { message: ({ mended }) => labels.mended(mended.length) }));
  if (findings.length === 0) return <p className={styles.good}>{labels.noFindings}</p>;
  return (
    <>
      <ul className={styles.list}>
        {findings.slice(0, isAll ? undefined : MOST_FINDINGS).map((finding) => (
          <FindingItem key={`${finding.check} ${finding.subject} ${finding.message}`} {...finding} />
        ))}
      </ul>
      {isAll || findings.length <= MOST_FINDINGS ? null : (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {labels.moreFindings(findings.length - MOST_FINDINGS)}
        </Button>
      )}
      {allows('administer', role) && findings.some(({ isSafe }) => isSafe) ? (
        <Button variant="plain" onClick={mend}>
          {labels.mend}
        </Button>
      ) : null}
    </>
  );
}

/** What is wrong, with a link to where it is mended. */
function FindingItem({ code, in: place, id, subject, params, message, mend, severity }: Finding) {
  const role = useAdmin().getSession().user?.role;
  const menu = String(params.menu ?? '');
  const address = editAddress({ in: place, id, subject, menu }, role);
  return (
    <li className={styles.finding}>
      <Badge tone={severity === 'error' ? 'poor' : 'fair'}>{labels.severities[severity]}</Badge>
      <div className={styles.words}>
        <strong>
          {address === undefined ? (
            message
          ) : (
            <a href={address} className={styles.link}>
              {message}
            </a>
          )}
        </strong>
        <p className={list.below}>{mend}</p>
        {code === 'duplicate-casino' || code === 'moved-link' ? (
          <LazyPart>
            <FindingActions code={code} params={params} />
          </LazyPart>
        ) : null}
      </div>
    </li>
  );
}
