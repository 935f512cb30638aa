import {
  complaintLabels,
  completeLabels,
  englishComplaintFormLabels,
  translateTerm,
} from '@croupier/core/messages';
import { Field } from '../../parts/Field/Field.js';
import type { LabelsProps } from '../../parts/labels-props.js';
import { NoticeButton } from '../../parts/NoticeButton/NoticeButton.js';
import { type RootProps, rootAttributes } from '../../parts/root-attributes.js';
import { SectionHeading } from '../../parts/SectionHeading/SectionHeading.js';
import { SelectField } from '../../parts/SelectField/SelectField.js';
import surface from '../../parts/surface.module.css';
import { TextField } from '../../parts/TextField/TextField.js';
import styles from './ComplaintForm.module.css';

/** The props of the complaint form. */
export interface ComplaintFormProps extends LabelsProps, RootProps {
  /** Its own id, for links to it; those of its fields begin with it. */
  id: string;
}

/** A sample form for complaints: it sends nothing, and its button says so. */
export function ComplaintForm({ id, labels, ...root }: ComplaintFormProps) {
  const words = completeLabels(englishComplaintFormLabels(), labels);
  const issues = complaintLabels.form.issues.map((value) => ({ value, label: translateTerm(value, words) }));
  return (
    <section
      {...rootAttributes(root, styles.root, surface.card)}
      id={id}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <SectionHeading id={`${id}-title`} title={words.complain} text={words.complainText} />
      {/* Fields without names send nothing, and a form without a submit button is not sent by the Enter key. */}
      <form className={styles.form} autoComplete="off">
        <TextField id={`${id}-casino`} label={words.casinoName} />
        <SelectField id={`${id}-issue`} label={words.issue} options={issues} />
        <TextField id={`${id}-amount`} label={words.amountInvolved} />
        <TextField id={`${id}-name`} label={words.yourName} />
        <TextField id={`${id}-email`} label={words.emailAddress} type="email" />
        <Field id={`${id}-description`} label={words.description} className={styles.fullWidth}>
          {(control) => <textarea rows={5} dir="auto" {...control} />}
        </Field>
        <div className={styles.fullWidth}>
          <NoticeButton
            id={`${id}-answer`}
            variant="primary"
            title={words.sampleContent}
            text={words.sampleContentText}
            closeLabel={words.close}
          >
            {words.submitComplaint}
          </NoticeButton>
        </div>
      </form>
    </section>
  );
}
