import { complaintLabels, sampleLabels } from '@croupier/core/messages';
import { Field } from '../../parts/Field/Field.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { SelectField } from '../../parts/SelectField/SelectField.js';
import surface from '../../parts/surface.module.css';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from './ComplaintForm.module.css';

/** The props of the complaint form. */
export interface ComplaintFormProps extends RootProps {
  /** Its own id, for links to it; those of its fields begin with it. */
  id: string;
}

/** A sample form for complaints: it sends nothing, and its button says so. */
export function ComplaintForm({ id, ...root }: ComplaintFormProps) {
  const formLabels = complaintLabels.form;
  const issues = formLabels.issues.map((label) => ({ value: label, label }));
  return (
    <section
      {...rootAttributes(root, styles.root, surface.card)}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <SectionHeading id={`${id}-title`} title={formLabels.title} text={formLabels.text} />
      {/* Fields without names send nothing, and a form without a submit button is not sent by the Enter key. */}
      <form className={styles.form} autoComplete="off">
        <TextField id={`${id}-casino`} label={formLabels.casino} />
        <SelectField id={`${id}-issue`} label={formLabels.issue} options={issues} />
        <TextField id={`${id}-amount`} label={formLabels.amount} />
        <TextField id={`${id}-name`} label={formLabels.name} />
        <TextField id={`${id}-email`} label={formLabels.email} type="email" />
        <Field id={`${id}-description`} label={formLabels.description} className={styles.fullWidth}>
          {(control) => <textarea rows={5} dir="auto" {...control} />}
        </Field>
        <div className={styles.fullWidth}>
          <NoticeButton
            id={`${id}-answer`}
            variant="primary"
            title={sampleLabels.title}
            text={sampleLabels.notice}
          >
            {formLabels.submit}
          </NoticeButton>
        </div>
      </form>
    </section>
  );
}
