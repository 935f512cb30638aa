import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { DateField } from '../../src/admin/fields/DateField/DateField';
import { FlagField } from '../../src/admin/fields/FlagField/FlagField';
import { NumberField } from '../../src/admin/fields/NumberField/NumberField';
import { Form } from '../../src/admin/forms/Form';
import type { SummarizedError } from '../../src/admin/parts/ErrorSummary/ErrorSummary';
import { Fieldset } from '../../src/admin/parts/Fieldset/Fieldset';
import { RadioGroup } from '../../src/admin/parts/RadioGroup/RadioGroup';
import { adminDecorator } from '../../src/admin/testing/admin-decorator';
import { Notice } from '../../src/parts/Notice/Notice';
import { SectionHeading } from '../../src/parts/SectionHeading/SectionHeading';
import { TextField } from '../../src/parts/TextField/TextField';
import './patterns.css';

const TITLE_ID = 'deal-title';
const NO_TITLE: SummarizedError = { fieldId: TITLE_ID, message: 'Enter a title.' };

interface BackOfficeFormProps {
  /** The title to begin with. */
  title: string;
}

/**
 * A form of a back office: fields that belong together in groups, one button, errors above and at their fields, and an answer
 * that stays.
 */
function BackOfficeForm({ title: first }: BackOfficeFormProps) {
  const [title, setTitle] = useState(first);
  const [errors, setErrors] = useState<readonly SummarizedError[]>([]);
  const [isSaved, setSaved] = useState(false);
  function save() {
    const isMissing = title.trim() === '';
    setErrors(isMissing ? [NO_TITLE] : []);
    setSaved(!isMissing);
  }
  return (
    <main className="pattern pattern-narrow">
      <SectionHeading level="h1" title="New deal" text="It is shown on the day it begins." />
      <Form
        label="New deal"
        onSubmit={save}
        errors={errors}
        submitLabel="Save deal"
        notice={
          isSaved ? (
            <Notice tone="good" title="Deal saved" isLive>
              It is in the list of deals.
            </Notice>
          ) : null
        }
      >
        <Fieldset legend="Offer">
          <TextField
            id={TITLE_ID}
            label="Title"
            required
            value={title}
            onChange={({ target }) => setTitle(target.value)}
            error={errors.includes(NO_TITLE) ? NO_TITLE.message : undefined}
          />
          <RadioGroup
            label="Kind"
            defaultValue="welcome"
            options={[
              { value: 'welcome', label: 'Welcome offer' },
              { value: 'reload', label: 'Reload offer' },
            ]}
          />
        </Fieldset>
        <Fieldset legend="Conditions" columns={2}>
          <NumberField label="Wagering, times" defaultValue={30} min={0} max={100} />
          <DateField label="Ends on" hint="In the evening of that day, UTC." />
        </Fieldset>
        <FlagField label="For new players alone" defaultValue />
      </Form>
    </main>
  );
}

const meta = {
  title: 'Patterns/A back office form',
  component: BackOfficeForm,
  decorators: [adminDecorator],
  args: { title: '100% up to €200' },
} satisfies Meta<typeof BackOfficeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Saved: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Save deal' }));
    await expect(await within(canvasElement).findByText('Deal saved')).toBeVisible();
  },
};
export const Refused: Story = {
  args: { title: '' },
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Save deal' }));
    await step('the summary leads to the field', async () => {
      await userEvent.click(await page.findByRole('link', { name: 'Enter a title.' }));
      await expect(page.getByRole('textbox', { name: /Title/ })).toHaveFocus();
    });
  },
};
