'use client';

import { Combobox } from '@base-ui/react/combobox';
import { adminFormLabels } from '@croupier/core/messages';
import { type FocusEvent, type KeyboardEvent, useContext, useState } from 'react';
import type { SelectOption } from '../../../parts/SelectField/SelectField.js';
import { useFormLabels } from '../../form-labels.js';
import { afterPress } from '../after-press.js';
import { TypedTextsContext } from './typed-texts.js';

interface TypedTextOptions {
  /** The name of the field. */
  name: string | undefined;
  options: readonly SelectOption[];
  /** The text in the box while nothing is typed. */
  chosenText: string;
  choose: (option: SelectOption) => void;
  /** Called once the focus has left the field. */
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** The text in the box of a combobox, and what becomes of it. */
interface TypedText {
  /** Why the text that is left in the box is no choice. */
  fault: string | undefined;
  rootProps: Pick<Combobox.Root.Props<SelectOption>, 'inputValue' | 'onInputValueChange' | 'autoHighlight'>;
  inputProps: { onKeyDown: (event: KeyboardEvent) => void };
  leaveProps: { onBlur: (event: FocusEvent<HTMLElement>) => void };
}

/** The contract of comboboxes: an exact text is chosen when the focus leaves, the first match by Enter; what fits nothing stays and is said. */
export function useTypedText({
  name = '',
  options,
  chosenText,
  choose,
  onBlur,
}: TypedTextOptions): TypedText {
  const form = useContext(TypedTextsContext);
  const labels = useFormLabels('combobox', adminFormLabels.combobox);
  const [kept, setKept] = useState('');
  const [isLeft, setLeft] = useState(false);
  const inForm = form?.typedIn(name);
  const typed = inForm ?? kept;
  const setTyped = inForm === undefined ? setKept : (text: string) => form?.setTyped(name, text);
  const { contains } = Combobox.useFilter();
  const text = typed.trim();

  const take = (option: SelectOption | undefined) => {
    if (option === undefined) return setLeft(true);
    choose(option);
    return setTyped('');
  };
  return {
    fault: isLeft && text !== '' ? labels.unknown(text) : undefined,
    rootProps: {
      autoHighlight: true,
      inputValue: typed === '' ? chosenText : typed,
      onInputValueChange(next, { reason, isItemPress }: Combobox.Root.ChangeEventDetails & PressDetails) {
        if (reason === 'input-change') {
          setLeft(false);
          setTyped(next === chosenText ? '' : next);
          // The list empties the box when it closes; what was typed stays.
        } else if (isItemPress || CHOOSING.has(reason)) setTyped('');
      },
    },
    inputProps: {
      onKeyDown(event) {
        if (event.key !== 'Enter' || text === '' || event.currentTarget.getAttribute('aria-activedescendant'))
          return;
        take(exactOption(options, text) ?? options.find(({ label }) => contains(label, text, String)));
      },
    },
    leaveProps: {
      onBlur(event) {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        if (text !== '') afterPress(() => take(exactOption(options, text)));
        onBlur(event);
      },
    },
  };
}

interface PressDetails {
  isItemPress?: boolean | undefined;
}

const CHOOSING: ReadonlySet<string> = new Set(['item-press', 'clear-press', 'escape-key']);

function exactOption(options: readonly SelectOption[], text: string): SelectOption | undefined {
  const wanted = text.toLowerCase();
  const usable = options.filter(({ disabled }) => !disabled);
  return (
    usable.find(({ label }) => label.toLowerCase() === wanted) ??
    usable.find(({ value }) => value.toLowerCase() === wanted)
  );
}
