import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextField } from '../../../parts/TextField/TextField.js';
import { ChipsField } from '../../fields/ChipsField/ChipsField.js';
import { ComboboxField } from '../../fields/ComboboxField/ComboboxField.js';
import { CountriesField } from '../../fields/CountriesField/CountriesField.js';
import { DateField } from '../../fields/DateField/DateField.js';
import { ImageField } from '../../fields/ImageField/ImageField.js';
import { NumberField } from '../../fields/NumberField/NumberField.js';
import { StarsField } from '../../fields/StarsField/StarsField.js';
import { SwitchField } from '../../fields/SwitchField/SwitchField.js';
import { TextListField } from '../../fields/TextListField/TextListField.js';
import { adminDecorator, LONG_WORD } from '../../testing/admin-decorator.js';
import { RadioGroup } from '../RadioGroup/RadioGroup.js';
import { ErrorSummary } from './ErrorSummary.js';

const options = [{ value: 'malta', label: 'Malta' }];

const meta = {
  title: 'Admin/ErrorSummary',
  component: ErrorSummary,
  decorators: [adminDecorator],
  args: {
    errors: [
      { message: 'Casino name is required', fieldId: 'summary-name' },
      { message: 'Rating must be between 0 and 10', fieldId: 'summary-rating' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <TextField label="Name" id="summary-name" error="Casino name is required" />
      <NumberField label="Rating" id="summary-rating" error="Rating must be between 0 and 10" />
    </>
  ),
};

/** What is wrong with no field: the connection, or somebody else's change. */
export const WithoutField: Story = {
  args: { errors: [{ message: 'The site does not answer.' }] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This did not finish')).toBeVisible();
    await expect(canvas.queryByText(/attention/)).toBeNull();
  },
};

const kinds = [
  'combobox',
  'chips',
  'countries',
  'list',
  'number',
  'stars',
  'switch',
  'radio',
  'image',
  'date',
];
export const LeadsToEveryKindOfField: Story = {
  args: { errors: kinds.map((kind) => ({ message: `The ${kind} is wrong`, fieldId: `kind-${kind}` })) },
  render: (args) => (
    <>
      <ErrorSummary {...args} />
      <ComboboxField label="Combobox" id="kind-combobox" options={options} />
      <ChipsField label="Chips" id="kind-chips" options={options} />
      <CountriesField label="Countries" id="kind-countries" />
      <TextListField label="List" id="kind-list" />
      <NumberField label="Number" id="kind-number" />
      <StarsField label="Stars" id="kind-stars" />
      <SwitchField label="Switch" id="kind-switch" />
      <RadioGroup label="Radio" id="kind-radio" options={options} />
      <ImageField label="Image" id="kind-image" />
      <DateField label="Date" id="kind-date" />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const kind of kinds) {
      within(canvasElement)
        .getByRole('link', { name: `The ${kind} is wrong` })
        .focus();
      await userEvent.keyboard('{Enter}');
      const held = document.activeElement as HTMLElement;
      // A switch is a button beside the input that has the id.
      await expect(kind === 'switch' ? held.role : held.id).toBe(
        kind === 'switch' ? 'switch' : `kind-${kind}`,
      );
      await expect(held.matches('input, [role=switch]'), kind).toBe(true);
    }
  },
};
export const WithoutAField: Story = { args: { errors: [{ message: 'An error occurred' }] } };
export const LongWords: Story = { args: { errors: [{ message: LONG_WORD }] } };
export const RightToLeft: Story = {
  args: { errors: [{ message: 'الاسم مطلوب' }] },
  globals: { locale: 'ar' },
};
