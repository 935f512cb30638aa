import { completeLabels, englishAccountLabels } from '@croupier/core/messages';
import type { FormEventHandler, ReactNode } from 'react';
import { Button } from '../../parts/Button/Button.js';
import { classNames } from '../../parts/class-names.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import type { LinkComponentProps } from '../../parts/link-component.js';
import { Notice } from '../../parts/Notice/Notice.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import surface from '../../parts/surface.module.css';
import styles from './AccountForm.module.css';

/** The state of a form that a script submits. */
export interface FormSubmitProps extends LabelsProps, Omit<RootProps, 'onSubmit'> {
  /** Why the submission failed. */
  error?: string | undefined;
  /** True while the submission runs: the button is busy. */
  loading?: boolean;
  /** Called before the form is submitted; call `preventDefault()` to submit it by script. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
}

interface AccountFormProps extends FormSubmitProps, LinkComponentProps {
  action: string;
  submitLabel: string;
  busyLabel: string;
  /** The fields. */
  children: ReactNode;
  /** More links below the form; without them, that to the home page is missing too. */
  links?: ReactNode;
}

/** A form about an account: the error, the fields, the button, and links below. */
export function AccountForm(props: AccountFormProps) {
  const {
    action,
    submitLabel,
    busyLabel,
    children,
    links,
    error,
    loading = false,
    onSubmit,
    linkComponent: Link = 'a',
    labels,
    ...root
  } = props;
  return (
    <div {...rootAttributes(root, styles.root)}>
      {error === undefined ? null : (
        <Notice tone="poor" isLive>
          {error}
        </Notice>
      )}
      <form
        className={classNames(styles.form, surface.card, surface.raised)}
        method="post"
        action={action}
        data-croupier-busy={busyLabel}
        onSubmit={onSubmit}
      >
        {children}
        <Button type="submit" loading={loading}>
          {loading ? busyLabel : submitLabel}
        </Button>
      </form>
      {links === undefined ? null : (
        <ul className={styles.links}>
          {links}
          <li>
            <Link className={styles.link} href="/">
              {completeLabels(englishAccountLabels(), labels).backHome}
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
