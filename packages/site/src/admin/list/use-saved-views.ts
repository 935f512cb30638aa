import { type SavedView, type ViewedList, viewQuery } from '@croupier/core';
import { adminViewLabels as labels } from '@croupier/core/messages';
import { showToast } from '@croupier/ui/admin';
import { useState } from 'react';
import { useChange, useQuestion } from '../backend/use-operations.js';
import { readLocalValue, saveLocalValue } from '../local-values.js';

/** A view that this browser has kept since before views were shared. */
interface LocalView {
  name: string;
  query: string;
}

/** The saved views of a list, and what is done with them. */
export function useSavedViews(name: string) {
  const list = name as ViewedList;
  const key = `croupier-views ${name}`;
  const change = useChange();
  const { data } = useQuestion('views.list', { list });
  const [local, setLocal] = useState(() => readLocalValue<LocalView[]>(key) ?? []);
  const shared = data?.records ?? [];

  const keepLocal = (next: LocalView[]) => {
    setLocal(next);
    saveLocalValue(key, next.length === 0 ? undefined : next);
  };
  return {
    shared,
    local,
    async save(given: string, query: string) {
      const message = ({ replaced }: { replaced: boolean }) =>
        replaced ? labels.replaced(given) : labels.saved(given);
      await change('views.save', { list, name: given, query }, { message });
    },
    async remove({ id, name: gone }: SavedView) {
      await change('views.delete', { records: [id] }, { message: labels.deleted(gone) });
    },
    forget(gone: LocalView) {
      keepLocal(local.filter((one) => one !== gone));
    },
    /** Shares those of this browser; one stays where another view has its name. */
    async shareLocal() {
      const taken = new Map(shared.map((one) => [one.name.toLowerCase(), one.query]));
      let rest = local;
      for (const view of local) {
        const query = viewQuery(view.query);
        const holder = taken.get(view.name.toLowerCase());
        if (holder !== undefined && holder !== query) continue;
        if (holder === undefined) await change('views.save', { list, name: view.name, query });
        taken.set(view.name.toLowerCase(), query);
        rest = rest.filter((one) => one !== view);
        keepLocal(rest);
      }
      showToast({
        tone: 'good',
        title: labels.shared(local.length - rest.length),
        ...(rest.length === 0 ? {} : { text: labels.stayed(rest.map((one) => one.name).join(', ')) }),
      });
    },
  };
}
