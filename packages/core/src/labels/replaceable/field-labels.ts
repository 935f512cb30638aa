import { lazy } from '../../lazy.js';
import { enField } from '../texts/en/field.generated.js';
import type { InAnyLanguage } from '../texts/in-any-language.js';
import type { InLanguage } from './shared-labels.js';

/** Every word around the controls of forms, and of what loads; `passwordToShow` completes `show` for screen readers. */
export interface FieldLabels extends InAnyLanguage<typeof enField>, InLanguage {}
/** The words of fields in English. */
export const englishFieldLabels = /* @__PURE__ */ lazy((): FieldLabels => ({ language: 'en', ...enField }));
