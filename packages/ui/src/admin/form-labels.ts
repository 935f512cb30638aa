'use client';

import type { FieldDescription } from '@croupier/core/forms';
import type {
  adminFormLabels,
  adminMenuLabels,
  adminPinLabels,
  adminSearchLabels,
  componentLabels,
  lazyPartLabels,
  messages,
  richTextLabels,
} from '@croupier/core/messages';
import { createContext, use } from 'react';
import type { LabelsProps } from '../parts/labels-props.js';

type FormGroups = Omit<typeof adminFormLabels, 'choices' | 'localTime'>;

/** The words of forms by what they are about. */
export interface FormWords extends FormGroups {
  /** The parts of fields that are pressed. */
  controls: typeof componentLabels.admin;
  /** The editor of texts. */
  editor: typeof richTextLabels & Pick<typeof messages, 'readTime'>;
  /** What is said of files that are no pictures. */
  files: Pick<typeof messages.anyForm, 'imageRequired'>;
  /** What is said of a part that did not load. */
  lazyPart: typeof lazyPartLabels;
  menuItem: typeof adminMenuLabels.form;
  pins: typeof adminPinLabels;
  search: typeof adminSearchLabels;
  /** What a new user is told, and what each role may do. */
  staff: Pick<typeof messages.user, 'credentialsNote' | 'rolesTitle' | 'roles'>;
  /** Choices by their values. */
  choices: Readonly<Record<string, string>>;
  /** Titles of forms, tabs and groups, by the English ones. */
  sections: Readonly<Record<string, string>>;
}

/** Some words of a group, in another language. */
type SomeWords<T> = {
  readonly [K in keyof T]?: T[K] extends (...given: infer G) => string
    ? (...given: G) => string
    : T[K] extends string
      ? string
      : T[K] extends readonly string[]
        ? readonly string[]
        : SomeWords<T[K]>;
};

/** The words of one field. */
export interface FieldWords {
  readonly title?: string;
  readonly help?: string;
  readonly messages?: FieldDescription['messages'];
}

/** Words of forms and fields in place of the English ones. */
export type FormLabels = SomeWords<FormWords> & {
  /** Those of the fields, by their paths. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
  /** Those around a control, as `@croupier/ui/locales` has them. */
  readonly field?: LabelsProps['labels'];
  /** Says in which time zone a moment is typed. */
  readonly localTime?: (zone: string) => string;
};

/** The words of the forms and fields in it. */
export const FormLabelsContext = /* @__PURE__ */ createContext<FormLabels>({});

/** The words of a group, English where none are given: by the form itself, or by what is around. */
export function useFormLabels<G extends keyof FormWords>(
  group: G,
  english: FormWords[G],
  own?: FormLabels,
): FormWords[G] {
  const around = use(FormLabelsContext);
  const given = own?.[group] ?? around[group];
  return given === undefined ? english : merged(english, given);
}

function merged<T>(english: T, given: object): T {
  const words = { ...english } as Record<string, unknown>;
  for (const [name, word] of Object.entries(given))
    words[name] = isGroup(word) ? merged(words[name], word) : (word ?? words[name]);
  return words as T;
}

/** Whether it holds words by their names; a list of texts is one word. */
function isGroup(word: unknown): word is object {
  return typeof word === 'object' && word !== null && !Array.isArray(word);
}
