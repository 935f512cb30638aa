import { gamesCollection } from '@croupier/core/forms';
import { AdminRoot, EntityForm, type FormIssue, type FormSubmission, showToast } from '@croupier/ui/admin';
import { useEffect, useState } from 'react';
import '@croupier/ui/admin.css';

const address = '/api/games/fox-run';

export default function EditGame() {
  const [game, setGame] = useState<object>();
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [loading, setLoading] = useState(false);
  useEffect(() => {
    void fetch(address).then((answer) => answer.json().then(setGame));
  }, []);

  async function save({ changes }: FormSubmission) {
    setLoading(true);
    try {
      const answer = await fetch(address, { method: 'PATCH', body: JSON.stringify(changes) });
      const body = await answer.json();
      setIssues(answer.ok ? [] : body.issues);
      if (!answer.ok) return;
      setGame(body);
      showToast({ tone: 'good', title: 'Saved' });
    } catch {
      setIssues([{ message: 'The server does not answer.' }]);
    } finally {
      setLoading(false);
    }
  }

  if (game === undefined) return <p role="status">Loading</p>;
  return (
    <AdminRoot>
      <EntityForm
        collection={gamesCollection}
        value={game}
        issues={issues}
        loading={loading}
        onSubmit={save}
      />
    </AdminRoot>
  );
}
