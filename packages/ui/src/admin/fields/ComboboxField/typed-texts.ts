'use client';

import { createContext } from 'react';

/** What is typed in the comboboxes of a form and not chosen yet, by their names. */
interface TypedTexts {
  /** Undefined where the form has no field of this name. */
  typedIn(name: string): string | undefined;
  setTyped(name: string, text: string): void;
}

/** The typed texts of the form around; without one, each field keeps its own. */
export const TypedTextsContext = createContext<TypedTexts | undefined>(undefined);
