import type { OperationInput } from '@croupier/core';
import { adminEarningsLabels as labels } from '@croupier/core/messages';
import { Button, DateField, SelectField } from '@croupier/ui/admin';
import { useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import { ScreenHead } from '../ScreenHead.js';
import list from '../screens/list.module.css';
import styles from './BooksScreen.module.css';
import { EarningsReport } from './EarningsReport.js';
import { lastDays, monthBefore } from './periods.js';
import { Reconciliation } from './Reconciliation.js';

type Group = keyof typeof labels.groups;
type Asked = { since: string; until: string };

const PERIODS = { lastDays, monthBefore, allTime: (): Asked => ({ since: '', until: '' }) };

/** What programmes pay, beside own visits: added up for a period, drawn, and compared click by click. */
export function BooksScreen() {
  const [by, setBy] = useState<Group>('casino');
  const [into, setInto] = useState('');
  const [period, setPeriod] = useState<Asked>(() => lastDays(new Date()));
  const asked = {
    ...(period.since === '' ? {} : { since: period.since }),
    ...(period.until === '' ? {} : { until: period.until }),
  };
  const input: OperationInput<'earnings.report'> = {
    ...{ by, plot: true, ...asked },
    ...(into === '' ? {} : { into }),
  };
  const currencies = useQuestion('rates.list', { limit: 1_000 }).data?.records ?? [];
  const choices = [...new Set(currencies.map(({ into: code }) => code))].sort();
  return (
    <div className={list.root}>
      <ScreenHead title={labels.title} text={labels.text} />
      <div className={styles.query}>
        {(Object.keys(PERIODS) as (keyof typeof PERIODS)[]).map((name) => (
          <Button key={name} variant="plain" onClick={() => setPeriod(PERIODS[name](new Date()))}>
            {labels[name]}
          </Button>
        ))}
        <DateField
          label={labels.since}
          value={period.since}
          onChange={({ currentTarget: { value } }) => setPeriod({ ...period, since: value })}
        />
        <DateField
          label={labels.until}
          value={period.until}
          onChange={({ currentTarget: { value } }) => setPeriod({ ...period, until: value })}
        />
        <SelectField
          label={labels.by}
          value={by}
          options={Object.entries(labels.groups).map(([value, label]) => ({ value, label }))}
          onChange={({ currentTarget }) => setBy(currentTarget.value as Group)}
        />
        <SelectField
          label={labels.into}
          value={into}
          options={[
            { value: '', label: labels.eachCurrency },
            ...choices.map((value) => ({ value, label: value })),
          ]}
          onChange={({ currentTarget }) => setInto(currentTarget.value)}
        />
      </div>
      <Loaded query={useQuestion('earnings.report', input)}>
        {(report) => <EarningsReport {...report} />}
      </Loaded>
      <Loaded query={useQuestion('earnings.reconcile', asked)}>
        {(reconciled) => <Reconciliation {...reconciled} />}
      </Loaded>
    </div>
  );
}
