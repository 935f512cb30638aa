import type { OperationResult } from '@croupier/core';
import { adminRedirectLabels } from '@croupier/core/messages';
import { Button, Panel, TextField } from '@croupier/ui/admin';
import { type FormEvent, useState } from 'react';
import { useQuestion } from '../backend/use-operations.js';
import { Loaded } from '../Loaded.js';
import list from '../screens/list.module.css';
import { useAddressValue } from '../use-address.js';
import styles from './redirects.module.css';

const { test: labels } = adminRedirectLabels;

type Result = OperationResult<'redirects.test'>;

/** Follows an address through the redirects, and explains every step. */
export function RedirectTest() {
  const [url, setUrl] = useAddressValue('test');
  const [typed, setTyped] = useState(url);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setUrl(typed.trim());
  };
  return (
    <Panel title={labels.title} text={labels.text}>
      <form className={list.ask} onSubmit={submit}>
        <TextField
          label={labels.label}
          hint={labels.hint}
          dir="ltr"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button type="submit">{labels.submit}</Button>
      </form>
      {url === '' ? null : <Answer url={url} />}
    </Panel>
  );
}

function Answer({ url }: { url: string }) {
  return (
    <div role="status">
      <Loaded query={useQuestion('redirects.test', { url })}>{(result) => <Steps {...result} />}</Loaded>
    </div>
  );
}

function Steps({ hops, ends, to, status, at, skipped }: Result) {
  return (
    <>
      <ol className={styles.hops}>
        {hops.map((hop) => (
          <li key={`${hop.from} ${hop.id}`}>
            <strong dir="ltr">{labels.hop(hop.from, hop.to)}</strong>
            <span>{labels.because(labels.rule(hop.position, hop.source), statusOf(hop), hop.why)}</span>
            <Skipped rules={hop.skipped} />
          </li>
        ))}
      </ol>
      <Skipped rules={skipped} />
      <p className={styles.outcome}>
        {ends === 'never' ? (
          <strong className={styles.fault}>{labels.never(to)}</strong>
        ) : hops.length === 0 ? (
          labels.none
        ) : (
          ends !== 'gone' && labels.sent(to, status ?? 302)
        )}{' '}
        {at === undefined ? null : labels.ends[at](to)}
      </p>
    </>
  );
}

function statusOf({ target, permanent }: Result['hops'][number]): number {
  if (target === 'gone') return 410;
  return permanent ? 301 : 302;
}

function Skipped({ rules }: { rules: Result['skipped'] }) {
  if (rules.length === 0) return null;
  return (
    <ul>
      {rules.map(({ id, position, source, why }) => (
        <li key={id}>{labels.passedOver(labels.rule(position, source), why)}</li>
      ))}
    </ul>
  );
}
