import {
  type ChangeEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { formQuery } from '../parts/form-query.js';
import { isForNewTab } from '../parts/is-for-new-tab.js';
import type { RootProps } from '../parts/root-attributes.js';
import { useClosedGroups } from './use-closed-groups.js';

interface ListEvents {
  /** For the root of the list; the host's own are called first. */
  handlers: Pick<RootProps, 'onChange' | 'onSubmit' | 'onClick'>;
  /** Another one with each change that no form made: its fields then begin anew. */
  turn: number;
}

/** How long after the last key a search is shown, in milliseconds. */
const TYPING_MS = 200;

/** Answers the forms and links of a list in place. After a link, which may be gone with what it took away, the focus is on `rest`. */
export function useListEvents(
  ask: (query: string, replaces?: boolean) => void,
  rest: RefObject<HTMLElement | null>,
  { onChange, onSubmit, onClick }: RootProps,
): ListEvents {
  const [turn, setTurn] = useState(0);
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const renew = () => setTurn((before) => before + 1);
    addEventListener('popstate', renew);
    return () => {
      removeEventListener('popstate', renew);
      clearTimeout(typing.current);
    };
  }, []);
  useClosedGroups(rest);
  const askForm = (form: HTMLFormElement, replaces?: boolean) => {
    clearTimeout(typing.current);
    const query = formQuery(form);
    // The order with which the list begins needs no words.
    const [first] = form.querySelector('select')?.options ?? [];
    if (query.get('sort') === first?.value) query.delete('sort');
    ask(query.toString().replaceAll('%2C', ','), replaces);
  };
  return {
    turn,
    handlers: {
      onChange(event: ChangeEvent<HTMLElement>) {
        onChange?.(event);
        const field: EventTarget = event.target;
        const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
        const { form } = isField ? field : { form: null };
        if (form?.dataset.croupierAuto === undefined) return;
        event.stopPropagation();
        if (!(field instanceof HTMLInputElement && field.type === 'search')) return askForm(form);
        // Half a syllable of a script that is composed is not a word yet.
        if ((event.nativeEvent as InputEvent).isComposing) return;
        clearTimeout(typing.current);
        typing.current = setTimeout(() => askForm(form, true), TYPING_MS);
      },
      onSubmit(event: SubmitEvent<HTMLElement>) {
        onSubmit?.(event);
        const form = event.target as HTMLElement;
        if (!(form instanceof HTMLFormElement) || form.dataset.croupierAuto === undefined) return;
        event.preventDefault();
        for (const group of form.querySelectorAll('details')) group.open = false;
        askForm(form);
      },
      onClick(event: MouseEvent<HTMLElement>) {
        onClick?.(event);
        const href = (event.target as Element).closest('a')?.getAttribute('href') ?? '';
        if (!href.startsWith('?') || event.defaultPrevented || isForNewTab(event)) return;
        event.preventDefault();
        ask(href.slice(1));
        setTurn(turn + 1);
        rest.current?.focus();
        rest.current?.scrollIntoView({ block: 'nearest' });
      },
    },
  };
}
