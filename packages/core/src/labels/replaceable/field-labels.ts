import { lazy } from '../../lazy.js';
import { componentLabels } from '../public/components.js';

/** Every word around the controls of forms, and of what loads. */
export interface FieldLabels {
  /** BCP 47. */
  language: string;
  required: string;
  /** Before what is wrong with a value, for screen readers. */
  error: string;
  /** The button that shows a password; `passwordToShow` completes it for screen readers. */
  show: string;
  passwordToShow: string;
  loading: string;
}

/** The words of fields in English. */
export const englishFieldLabels = /* @__PURE__ */ lazy((): FieldLabels => {
  const { required, error, showPassword, loading } = componentLabels.parts;
  const { seen: show, heard: passwordToShow } = showPassword;
  return { language: 'en', required, error, show, passwordToShow, loading };
});
