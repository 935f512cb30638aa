import { isProblem } from '@croupier/core';
import { adminLabels, messages } from '@croupier/core/messages';
import { Button, Notice, TextField } from '@croupier/ui/admin';
import { type FormEvent, useState } from 'react';
import { useAdmin } from '../../backend/backend.js';
import styles from './LoginScreen.module.css';

const { login: labels } = adminLabels;

/** The admin's own sign-in. The guard around it leaves once somebody is signed in. */
export function LoginScreen() {
  const backend = useAdmin();
  const [error, setError] = useState<string>();
  const [loading, setBusy] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const given = new FormData(event.currentTarget);
    setError(undefined);
    setBusy(true);
    try {
      await backend.signIn({
        identifier: String(given.get('identifier')),
        password: String(given.get('password')),
      });
    } catch (failed) {
      const isRefused = isProblem(failed) && failed.code === 'not-allowed';
      setError(isRefused ? failed.message : messages.signIn.broke);
    }
    setBusy(false);
  };

  return (
    <main className={styles.page}>
      <div className={styles.root}>
        <title>{adminLabels.screens.login}</title>
        {backend.site === undefined || backend.site.name === '' ? null : (
          <p className={styles.site}>
            {backend.site.icon === undefined ? null : <img src={backend.site.icon} alt="" />}
            <bdi>{backend.site.name}</bdi>
          </p>
        )}
        <h1>{adminLabels.screens.login}</h1>
        {backend.getSession().hasEnded && error === undefined ? (
          <Notice tone="fair" isLive>
            {labels.ended}
          </Notice>
        ) : null}
        {error === undefined ? null : (
          <Notice tone="poor" isLive>
            {error}
          </Notice>
        )}
        <form className={styles.form} onSubmit={(event) => void submit(event)}>
          <TextField label={labels.identifier} name="identifier" autoComplete="username" required />
          <TextField
            label={labels.password}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" loading={loading}>
            {loading ? labels.busy : labels.submit}
          </Button>
        </form>
        <a href="/">{labels.back}</a>
      </div>
    </main>
  );
}
