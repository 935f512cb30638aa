import { complaintLabels, sampleLabels } from '@croupier/core/messages';
import { type Classed, classes } from '../../parts/classes.js';
import { Field } from '../../parts/Field/Field.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { SelectField } from '../../parts/SelectField/SelectField.js';
import surface from '../../parts/surface.module.css';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from './ComplaintForm.module.css';

/** The props of the complaint form. */
export interface ComplaintFormProps extends Classed {
  /** Its own id, for links to it; those of its fields begin with it. */
  id: string;
}

/** What a form for complaints looks like: it sends nothing, and says so when it is asked to. */
export function ComplaintForm({ id, className }: ComplaintFormProps) {
  const words = complaintLabels.form;
  const issues = words.issues.map((label) => ({ value: label, label }));
  return (
    <section
      id={id}
      className={classes(styles.root, surface.card, className)}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <SectionHeading id={`${id}-title`} title={words.title} text={words.text} />
      {/* Fields without names send nothing, and a form without a submit button is not sent by the Enter key. */}
      <form className={styles.form} autoComplete="off">
        <TextField id={`${id}-casino`} label={words.casino} />
        <SelectField id={`${id}-issue`} label={words.issue} options={issues} />
        <TextField id={`${id}-amount`} label={words.amount} />
        <TextField id={`${id}-name`} label={words.name} />
        <TextField id={`${id}-email`} label={words.email} type="email" />
        <Field id={`${id}-description`} label={words.description} className={styles.whole}>
          {(control) => <textarea rows={5} dir="auto" {...control} />}
        </Field>
        <div className={styles.whole}>
          <NoticeButton
            id={`${id}-answer`}
            look="primary"
            title={sampleLabels.title}
            text={sampleLabels.notice}
          >
            {words.submit}
          </NoticeButton>
        </div>
      </form>
    </section>
  );
}
